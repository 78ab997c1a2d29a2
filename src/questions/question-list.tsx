import { Fieldset } from '../ui/fieldset/fieldset';
import { Stack } from '../ui/stack/stack';
import { questionFieldId } from './question-field-id';
import { QuestionField } from './question-field';
import type { Answers, AnswerValue, GroupQuestion, Question } from './question.types';

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
      {items.map((item) =>
        item.kind === 'group' ? (
          <Fieldset key={item.key} id={questionFieldId(item)} legend={item.title}>
            <QuestionList items={item.items} answers={answers} onChange={onChange} />
          </Fieldset>
        ) : (
          <QuestionField
            key={item.key}
            question={item}
            value={answers[item.key]}
            onChange={onChange}
            problem={null}
            m={items.length}
            isOptionalSaid
          />
        ),
      )}
    </Stack>
  );
}
