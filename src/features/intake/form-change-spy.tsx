import { FormSpy } from 'react-final-form';

type Props<Values> = { readonly onChange: (values: Values) => void };

/** Reports every change of the form, so that leaving the step in any way keeps what was typed (D9). */
export function FormChangeSpy<Values extends object>({ onChange }: Props<Values>) {
  return (
    <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => onChange(values)} />
  );
}
