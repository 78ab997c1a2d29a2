import { FormSpy } from 'react-final-form';

type Props<Values> = { readonly onChange: (values: Values) => void };

/** Reports every change of a `ValidatedForm`, so that leaving it in any way keeps what was typed (D9, D10). */
export function FormChangeSpy<Values extends object>({ onChange }: Props<Values>) {
  return (
    <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => onChange(values)} />
  );
}
