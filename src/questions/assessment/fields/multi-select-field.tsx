import { CheckboxGroup } from '../../../ui/choice-group/checkbox-group';
import { getSelectedChoices } from '../answer-value';
import type { MultiSelectQuestion } from '../../question.types';
import { toggleChoice } from '../toggle-choice';
import type { KindFieldProps } from '../../fields/field.types';

/** The field of a multi-select question: checkboxes with the override rules of §5. */
export function MultiSelectField({
  question,
  value,
  onChange,
  problem,
  optional,
  ...group
}: KindFieldProps<MultiSelectQuestion>) {
  const { key, title, choices } = question;
  return (
    <CheckboxGroup
      {...group}
      legend={title}
      hint={optional}
      error={problem}
      options={choices}
      value={getSelectedChoices(choices, value).map((choice) => choice.id)}
      onToggle={(choiceId) => onChange(key, toggleChoice(choices, value, choiceId))}
    />
  );
}
