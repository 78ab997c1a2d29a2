import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

type CheckboxGroupProps = ChoiceGroupProps & {
  /** The ids of the selected options. */
  value: readonly string[];
  /** An option was toggled; the parent computes the new value, because of the override rules (§5). */
  onToggle: (optionId: string) => void;
};

/** A group of native checkboxes: any number of choices. */
export function CheckboxGroup({ value, onToggle, ...group }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      isChosen={(optionId) => value.includes(optionId)}
      onChange={onToggle}
    />
  );
}
