import { useId } from 'react';
import { renderChoiceRow } from '../choice-group/choice-row';
import { useTextLanguage } from '../text-language/text-language';

type CheckboxProps = {
  label: string;
  description?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
};

/** A single native checkbox, such as a consent. */
export function Checkbox({ isChecked, isDisabled = false, onChange, ...texts }: CheckboxProps) {
  const id = useId();
  const lang = useTextLanguage();
  return renderChoiceRow({
    type: 'checkbox',
    option: { id: 'on', ...texts },
    inputId: id,
    name: id,
    isChosen: isChecked,
    isDisabled,
    errorId: undefined,
    lang,
    onChange: ({ target }) => {
      if (!isDisabled) onChange(target.checked);
    },
  });
}
