import { memo, useMemo } from 'react';
import { Fieldset } from '../ui/fieldset/fieldset';
import { LongList } from '../ui/long-list/long-list';
import { TextArea } from '../ui/text-area/text-area';
import { useTextLanguage } from '../ui/text-language/text-language';
import { getAnswerText } from './assessment/answer-value';
import { questionFieldId } from './assessment/question-field-id';
import { HeadingField } from './fields/heading-field';
import { QuestionField } from './question-field';
import styles from './question-list.module.css';
import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { FreeTextQuestion, ListItem } from './question.types';

type Props = {
  readonly items: readonly ListItem[];
  readonly answers: Answers;
  /** Must be stable between renders, otherwise every field renders again at each change. */
  readonly onChange: (key: string, value: AnswerValue) => void;
  readonly isBusy?: boolean;
};

/** A question has about so many controls. */
const CONTROLS_PER_QUESTION = 5;

/** The weight of an item in a `LongList`. */
function getWeight(item: ListItem): number {
  if (item.kind === 'group') return item.items.reduce((sum, one) => sum + getWeight(one), 1);
  return 'choices' in item ? Math.max(1, item.choices.length / CONTROLS_PER_QUESTION) : 1;
}

/**
 * A list of optional questions, inert while the answers are being submitted; a group is a fieldset with a nested list, to any
 * depth (§3), and a heading without items.
 */
export function QuestionList({ items, answers, onChange, isBusy = false }: Props) {
  const lang = useTextLanguage();
  const weights = useMemo(() => items.map(getWeight), [items]);
  return (
    <LongList className={styles.list} weights={weights} inert={isBusy}>
      {items.map((item) => {
        switch (item.kind) {
          case 'group':
            if (item.items.length === 0) return <HeadingField key={item.key} question={item} />;
            return (
              <Fieldset key={item.key} id={questionFieldId(item)} legend={item.title}>
                <div className={styles.group}>
                  <QuestionList items={item.items} answers={answers} onChange={onChange} />
                </div>
              </Fieldset>
            );
          case 'display':
            return (
              <p key={item.key} dir="auto" lang={lang} className={styles.text}>
                {item.title}
              </p>
            );
          // A single text box is labelled by its question and needs no group.
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
    </LongList>
  );
}

type TextProps = Pick<Props, 'onChange'> & {
  readonly question: FreeTextQuestion;
  readonly value: string;
};

/** Memoized: renders again only when its own text changes. */
const TextQuestion = memo(function TextQuestion({ question, value, onChange }: TextProps) {
  return (
    <TextArea
      id={questionFieldId(question)}
      label={question.title}
      isLine
      value={value}
      onChange={(text) => onChange(question.key, text)}
    />
  );
});
