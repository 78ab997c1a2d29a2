import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { MaskedField } from '../masked-field/masked-field';
import { TextField } from '../text-field/text-field';
import { formFieldId } from './form-field-id';

type Bound = 'id' | 'name' | 'value' | 'onChange' | 'error';
type TextFormFieldProps = Omit<ComponentProps<typeof TextField>, Bound> & {
  name: string;
  /** For a form whose button stays disabled: its error cannot wait for a press. */
  isCheckedOnBlur?: boolean;
};
type MaskedFormFieldProps = Omit<ComponentProps<typeof MaskedField>, Bound> & { name: string };

/** What binds a control to the form's field of this name. */
export function useFormField(name: string, isCheckedOnBlur = false) {
  const { input, meta } = useField<string, HTMLInputElement, string>(name, {
    // An emptied field is an empty text, not an absent one.
    parse: (value: string) => value,
    format: (value) => (value as string | undefined) ?? '',
    subscription: { value: true, error: true, submitFailed: true, touched: isCheckedOnBlur },
  });
  // Errors wait for the first press, and go as soon as they are mended.
  const isShown = meta.submitFailed === true || (isCheckedOnBlur && meta.touched);
  const error: unknown = isShown ? meta.error : undefined;
  return {
    id: formFieldId(name),
    name,
    value: input.value,
    onChange: input.onChange as (value: string) => void,
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: typeof error === 'string' ? error : null,
  };
}

/** A text field of a `ValidatedForm`, by its name. */
export function TextFormField({ name, isCheckedOnBlur, ...rest }: TextFormFieldProps) {
  return <TextField {...rest} {...useFormField(name, isCheckedOnBlur)} />;
}

/** A masked field of a `ValidatedForm`, by its name. */
export function MaskedFormField({ name, ...rest }: MaskedFormFieldProps) {
  return <MaskedField {...rest} {...useFormField(name)} />;
}
