import { MaskedFormField, TextFormField } from '../../ui/form/form-fields';
import { RevealedFields } from '../../ui/form/revealed-fields';
import { DATE_OF_BIRTH, DATE_OF_BIRTH_HINT, LAST_NAME, WHY_PERSON } from './copy';

/** Last name and date of birth. */
export function PersonFields({ isShown }: { readonly isShown: boolean }) {
  return (
    <RevealedFields isShown={isShown} reason={WHY_PERSON()} firstField="lastName">
      <TextFormField name="lastName" label={LAST_NAME()} autoComplete="family-name" />
      <MaskedFormField
        name="dateOfBirth"
        label={DATE_OF_BIRTH()}
        hint={DATE_OF_BIRTH_HINT()}
        mask="99/99/9999"
        autoComplete="bday"
      />
    </RevealedFields>
  );
}
