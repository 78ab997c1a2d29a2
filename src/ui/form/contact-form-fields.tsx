import type { ComponentProps } from 'react';
import { MaskedFormField, TextFormField } from './form-fields';

type EmailFormFieldProps = Omit<
  ComponentProps<typeof TextFormField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'toValue'
>;
type PhoneFormFieldProps = Omit<ComponentProps<typeof MaskedFormField>, 'hint' | 'mask'>;

/** Control and format characters, which a copied email may bring along: they are not seen, and no mail would arrive. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** An email field of a `ValidatedForm`. */
export function EmailFormField(props: EmailFormFieldProps) {
  return (
    <TextFormField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck="false"
      toValue={(text) => text.replace(INVISIBLE, '')}
    />
  );
}

/** A field for a phone number of the +1 plan of a `ValidatedForm`. */
export function PhoneFormField(props: PhoneFormFieldProps) {
  return <MaskedFormField {...props} hint="(999) 999-9999" mask="(999) 999-9999" />;
}
