import type { IdentifyFlow } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { MaskedFormField, TextFormField } from '../../ui/form/form-fields';
import {
  DATE_OF_BIRTH,
  DATE_OF_BIRTH_HINT,
  LAST_NAME,
  MEDICAL_RECORD,
  MEDICAL_RECORD_HINT,
} from './copy';

/** On a shared device, autofill must not suggest what an earlier visitor typed. */
const NO_AUTOFILL = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false' } as const;

/** The fields of the current flow: last name and date of birth, or medical record number (§5). */
export function IdentityFields({ flow }: { readonly flow: IdentifyFlow }) {
  if (flow === 'mrn') {
    return (
      <TextFormField
        {...NO_AUTOFILL}
        key="mrn"
        name="medicalRecord"
        label={MEDICAL_RECORD()}
        hint={MEDICAL_RECORD_HINT()}
        autoCapitalize="characters"
      />
    );
  }
  return (
    <>
      <TextFormField {...NO_AUTOFILL} name="lastName" label={LAST_NAME()} autoCapitalize="words" />
      <MaskedFormField
        name="dateOfBirth"
        label={DATE_OF_BIRTH()}
        hint={DATE_OF_BIRTH_HINT()}
        mask="99/99/9999"
        autoComplete="off"
      />
    </>
  );
}
