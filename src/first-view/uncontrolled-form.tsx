import { useState, type ReactNode, type SubmitEvent } from 'react';

type FormProps = {
  readonly onSubmit: () => void;
  readonly children: (props: { readonly handleSubmit: (event: SubmitEvent) => void }) => ReactNode;
};

const ignore = () => undefined;

/*
 * In place of the app's form library in the first view: the app's fields find what is typed in their elements
 * (form-fields.tsx).
 */

export const Form = ({ onSubmit, children }: FormProps) =>
  children({
    handleSubmit: (event) => {
      event.preventDefault();
      onSubmit();
    },
  });

/** A field; until something is typed it has no value: no render changes what a password manager fills in. */
export function useField() {
  const [value, onChange] = useState<string>();
  return { input: { value, onChange, onFocus: ignore, onBlur: ignore }, meta: {} };
}

export const useForm = () => ({ getState: () => ({ values: {} }), restart: ignore });

export const useFormState = () => ({ values: {} });
