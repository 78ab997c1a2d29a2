import { CheckboxGroup } from '../../../ui/choice-group/checkbox-group';
import { getSelectedChoices } from '../answer-value';
import type { MultiSelectQuestion } from '../../question.types';
import { toggleChoice } from '../toggle-choice';
import type { KindFieldProps } from '../../fields/field.types';

/** Any number of options as checkboxes, with override rules (§5). */
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
