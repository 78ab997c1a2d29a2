import { EmailFormField, PhoneFormField } from '../../ui/form/contact-form-fields';
import { RevealedFields } from '../../ui/form/revealed-fields';
import { EMAIL, PHONE_NUMBER, WHY_CONTACT } from './copy';

/** Phone number and email; one of the two is enough. */
export function ContactFields({ isShown }: { readonly isShown: boolean }) {
  return (
    <RevealedFields isShown={isShown} reason={WHY_CONTACT()} firstField="phoneNumber">
      <PhoneFormField name="phoneNumber" label={PHONE_NUMBER()} autoComplete="off" />
      <EmailFormField name="email" label={EMAIL()} autoComplete="off" autoCorrect="off" />
    </RevealedFields>
  );
}
