import type { ComponentProps } from 'react';
import { PasswordField } from '../password-field/password-field';
import { PasswordRules } from '../password-rules/password-rules';
import { useFormField } from './form-fields';

type Bound = 'id' | 'name' | 'value' | 'onChange' | 'error';
type PasswordFormFieldProps = Omit<ComponentProps<typeof PasswordField>, Bound> & { name: string };

/** A password field of a `ValidatedForm`. */
export function PasswordFormField({ name, ...rest }: PasswordFormFieldProps) {
  return <PasswordField {...rest} {...useFormField(name)} />;
}

/** The field for a new password in a `ValidatedForm`, with the live list of rules (§5). */
export function NewPasswordFormField({ name, ...rest }: Omit<PasswordFormFieldProps, 'hint'>) {
  const field = useFormField(name);
  return (
    <PasswordField
      autoComplete="new-password"
      {...rest}
      {...field}
      hint={<PasswordRules password={field.value} />}
    />
  );
}
