import { memo } from 'react';
import { Fieldset } from '../ui/fieldset/fieldset';
import { Stack } from '../ui/stack/stack';
import { TextArea } from '../ui/text-area/text-area';
import { getAnswerText } from './assessment/answer-value';
import { questionFieldId } from './assessment/question-field-id';
import { QuestionField } from './question-field';
import styles from './question-list.module.css';
import type {
  Answers,
  AnswerValue,
  FreeTextQuestion,
  GroupQuestion,
  Question,
} from './question.types';

type Props = {
  readonly items: readonly (Question | GroupQuestion)[];
  readonly answers: Answers;
  /** Keeps its identity between renders, or every field renders with each tap. */
  readonly onChange: (key: string, value: AnswerValue) => void;
};

/** Optional questions one below the other, those of a group within it and named by it, to whatever depth (§3). */
export function QuestionList({ items, answers, onChange }: Props) {
  return (
    <Stack gap={5}>
      {items.map((item) => {
        switch (item.kind) {
          case 'group':
            return (
              <Fieldset key={item.key} id={questionFieldId(item)} legend={item.title}>
                <div className={styles.group}>
                  <QuestionList items={item.items} answers={answers} onChange={onChange} />
                </div>
              </Fieldset>
            );
          // A box that stands alone is named by its question, without a group around it.
          case 'free-text':
            return (
              <TextQuestion
                key={item.key}
                question={item}
                value={getAnswerText(answers[item.key])}
                onChange={onChange}
              />
            );
          default:
            return (
              <QuestionField
                key={item.key}
                question={item}
                value={answers[item.key]}
                onChange={onChange}
                problem={null}
                hideOptionalHint
              />
            );
        }
      })}
    </Stack>
  );
}

type TextProps = Pick<Props, 'onChange'> & {
  readonly question: FreeTextQuestion;
  readonly value: string;
};

/** Renders again only when its own text changes. */
const TextQuestion = memo(function TextQuestion({ question, value, onChange }: TextProps) {
  return (
    <TextArea
      id={questionFieldId(question)}
      label={question.title}
      rows={2}
      value={value}
      onChange={(text) => onChange(question.key, text)}
    />
  );
});
