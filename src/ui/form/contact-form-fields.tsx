import type { ComponentProps } from 'react';
import { MaskedFormField, TextFormField } from './form-fields';

type EmailFormFieldProps = Omit<
  ComponentProps<typeof TextFormField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;
type PhoneFormFieldProps = Omit<ComponentProps<typeof MaskedFormField>, 'hint' | 'mask'>;

/** An email field of a `ValidatedForm`. */
export function EmailFormField(props: EmailFormFieldProps) {
  return (
    <TextFormField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A field for a phone number of the +1 plan of a `ValidatedForm`. */
export function PhoneFormField(props: PhoneFormFieldProps) {
  return <MaskedFormField {...props} hint="(999) 999-9999" mask="(999) 999-9999" />;
}
