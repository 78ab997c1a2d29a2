import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, fieldAttributes } from '../field/field';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };

/** A native select with its label, hint and error. */
export function Select({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  options,
  value,
  onChange,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelledBy, hint, error };
  return (
    <Field id={id} {...texts}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...fieldAttributes(id, texts)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(control.control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="forward" size="small" className={styles.arrow} />
      </div>
    </Field>
  );
}
