import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../ui/class-names';
import controlStyles from '../../ui/field/control.module.css';
import type { FieldTexts } from '../../ui/field/field';
import { Field, useFieldProps } from '../../ui/field/field';
import { Icon } from '../../ui/icon/icon';
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
