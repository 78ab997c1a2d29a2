import { FormSpy } from 'react-final-form';

type Props<Values> = { readonly onChange: (values: Values) => void };

/** Tells of every keystroke in a form, so that no way out of its step loses what was typed (D9). */
export function FormChangeSpy<Values extends object>({ onChange }: Props<Values>) {
  return (
    <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => onChange(values)} />
  );
}
