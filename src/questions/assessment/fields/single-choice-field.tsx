import { RadioGroup } from '../../../ui/choice-group/radio-group';
import { getSelectedChoices, getAnswerText } from '../answer-value';
import type { LikertQuestion, SingleChoiceQuestion } from '../../question.types';
import { Clearable } from './clearable';
import type { KindFieldProps } from '../../fields/field.types';

/** The field of a single-choice question: radios, with a 'Clear answer' button when the question may be skipped. */
export function SingleChoiceField({
  question,
  value,
  onChange,
  problem,
  optional,
  id,
  ...group
}: KindFieldProps<SingleChoiceQuestion | LikertQuestion>) {
  const { key, title, choices, isSkippable } = question;
  return (
    <Clearable
      titleId={`${id}-title`}
      isClearable={isSkippable && getSelectedChoices(choices, value).length > 0}
      onClear={() => onChange(key, '')}
    >
      <RadioGroup
        {...group}
        id={id}
        legend={title}
        hint={optional}
        error={problem}
        options={choices}
        value={getAnswerText(value)}
        onChange={(choiceId) => onChange(key, choiceId)}
      />
    </Clearable>
  );
}
