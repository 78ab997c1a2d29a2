import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, useFieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };

/** A native select with its label, hint and error. */
export function Select(props: SelectProps) {
  const { field, control } = useFieldProps(props);
  const { options, value, onChange, ...rest } = control;
  return (
    <Field {...field}>
      <div className={styles.wrapper}>
        <select
          {...rest}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlStyles.control, styles.select)}
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
