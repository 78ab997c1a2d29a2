import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

type RadioGroupProps = ChoiceGroupProps & {
  /** The id of the selected option; undefined or '' when none is selected. */
  value: string | undefined;
  onChange: (optionId: string) => void;
};

/** A group of native radios: one choice among several. */
export function RadioGroup({ value, ...group }: RadioGroupProps) {
  return <ChoiceGroup {...group} type="radio" isChosen={(optionId) => optionId === value} />;
}
