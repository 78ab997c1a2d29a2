import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import control from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, fieldAttributes } from '../field/field';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'className' | 'size'
>;

/** What a one-line text box takes: its texts, the value as typed, and the native attributes (`autoComplete` …). */
export type TextFieldProps = FieldTexts &
  NativeInput & {
    value: string;
    onChange: (value: string) => void;
    /** For dates, codes and numbers: no wider than what fits in. */
    isShort?: boolean;
  };

/** A one-line text box with its label, hint and error. */
export function TextField({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  value,
  onChange,
  isShort = false,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelledBy, hint, error };
  return (
    <Field id={id} {...texts}>
      <input
        type="text"
        {...rest}
        {...fieldAttributes(id, texts)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(control.control, isShort && control.short)}
      />
    </Field>
  );
}
