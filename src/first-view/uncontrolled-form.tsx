import type { ReactNode, SubmitEvent } from 'react';

type FormProps = {
  readonly onSubmit: () => void;
  readonly children: (props: { readonly handleSubmit: (event: SubmitEvent) => void }) => ReactNode;
};

const ignore = () => undefined;
const input = { onChange: ignore, onFocus: ignore, onBlur: ignore };

/*
 * In place of the app's form library in the first view: what is typed is in the elements alone, where the app's fields find
 * it (form-fields.tsx).
 */

export const Form = ({ onSubmit, children }: FormProps) =>
  children({
    handleSubmit: (event) => {
      event.preventDefault();
      onSubmit();
    },
  });

/** A field without a value: no render changes what is typed. */
export const useField = () => ({ input, meta: {} });

export const useFormState = () => ({ values: {} });
