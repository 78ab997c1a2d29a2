import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import controlStyles from '../field/control.module.css';
import type { FieldTexts } from '../field/field';
import { Field, useFieldProps } from '../field/field';
import { useComposedText } from './use-composed-text';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'className' | 'size'
>;

/** The props of a one-line text box: its texts, the typed value, and the native attributes (`autoComplete` …). */
export type TextFieldProps = FieldTexts &
  NativeInput & {
    value: string;
    onChange: (value: string) => void;
    /** A narrow box, for dates, codes and numbers. */
    isShort?: boolean;
  };

/** A one-line text box with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { field, control } = useFieldProps(props);
  const { value, onChange, isShort = false, ...rest } = control;
  const { composed, keepIfComposing, endComposition } = useComposedText();
  return (
    <Field {...field}>
      <input
        type="text"
        {...rest}
        value={composed ?? value}
        onChange={(event) => {
          keepIfComposing(event);
          onChange(event.target.value);
        }}
        onCompositionEnd={endComposition}
        className={classNames(controlStyles.control, isShort && controlStyles.short)}
      />
    </Field>
  );
}
