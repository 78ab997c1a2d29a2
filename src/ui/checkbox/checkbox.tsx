import { useId } from 'react';
import { renderChoiceRow } from '../choice-group/choice-row';
import { FieldError, errorId } from '../field/field';
import { useTextLanguage } from '../text-language/text-language';
import styles from './checkbox.module.css';

type CheckboxProps = {
  id?: string;
  label: string;
  description?: string;
  error?: string | null;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
};

/** A single native checkbox, such as a consent. */
export function Checkbox({
  id: givenId,
  label,
  description,
  error,
  isChecked,
  onChange,
  isDisabled = false,
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const lang = useTextLanguage();
  return (
    <div className={styles.field}>
      {renderChoiceRow({
        type: 'checkbox',
        option: description === undefined ? { id: 'on', label } : { id: 'on', label, description },
        inputId: id,
        name: id,
        isChosen: isChecked,
        isDisabled,
        errorId: error ? errorId(id) : undefined,
        lang,
        onChange: ({ target }) => {
          if (!isDisabled) onChange(target.checked);
        },
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}
