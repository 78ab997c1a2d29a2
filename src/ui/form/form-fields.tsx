import { use, useEffect, type ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { MaskedField } from '../masked-field/masked-field';
import { TextField } from '../text-field/text-field';
import { FormBusyContext } from './form-busy-context';
import { formFieldId } from './form-field-id';

type Bound = 'id' | 'name' | 'value' | 'onChange' | 'error';
type TextFormFieldProps = Omit<ComponentProps<typeof TextField>, Bound> & {
  name: string;
  /** Shows the error on blur, for a form whose button is disabled until it is valid. */
  isCheckedOnBlur?: boolean;
  /** Converts the typed text to the value of the field. */
  toValue?: (text: string) => string;
};
type MaskedFormFieldProps = Omit<ComponentProps<typeof MaskedField>, Bound> & { name: string };

type FormFieldOptions = Pick<TextFormFieldProps, 'isCheckedOnBlur' | 'toValue'>;

/** Binds a control to the form field with this name. */
export function useFormField(name: string, options: FormFieldOptions = {}) {
  const { isCheckedOnBlur = false, toValue = (text) => text } = options;
  const isBusy = use(FormBusyContext);
  const { input, meta } = useField<string, HTMLInputElement, string>(name, {
    // An emptied field has the value '', not undefined.
    parse: (value: string) => value,
    format: (value) => (value as string | undefined) ?? '',
    subscription: { value: true, error: true, submitFailed: true, touched: isCheckedOnBlur },
  });
  // Errors appear at the first submit and disappear as soon as they are fixed.
  const isErrorShown = meta.submitFailed === true || (isCheckedOnBlur && meta.touched);
  const error: unknown = isErrorShown ? meta.error : undefined;
  const id = formFieldId(name);
  const isHydrating = useIsHydrating();
  // What was typed into the first view, once the field is registered: that sets its initial value (decision 0013).
  useEffect(() => {
    const element = isHydrating && document.getElementById(id);
    if (element instanceof HTMLInputElement && element.value !== input.value)
      input.onChange(toValue(element.value));
  }, []); // oxlint-disable-line react/exhaustive-deps
  return {
    id,
    name,
    value: input.value,
    readOnly: isBusy,
    // Radios have no read-only state, and a script can change a text box that has.
    onChange: (changed: string) => {
      if (!isBusy) input.onChange(toValue(changed));
    },
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: typeof error === 'string' ? error : null,
  };
}

/** A text field of a `ValidatedForm`. */
export function TextFormField({
  name,
  isCheckedOnBlur,
  toValue,
  readOnly = false,
  ...rest
}: TextFormFieldProps) {
  const field = useFormField(name, { isCheckedOnBlur, toValue });
  return <TextField {...rest} {...field} readOnly={readOnly || field.readOnly} />;
}

/** A masked field of a `ValidatedForm`. */
export function MaskedFormField({ name, ...rest }: MaskedFormFieldProps) {
  return <MaskedField {...rest} {...useFormField(name)} />;
}
