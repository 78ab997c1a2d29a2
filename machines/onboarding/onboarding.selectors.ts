import type {
  Claim,
  Credentials,
  OnboardingContext,
  OnboardingInput,
  Patient,
} from './onboarding.types';

/** The initial context, filled from the preset if there is one. */
export function toContext({ preset, isInWrapper }: OnboardingInput): OnboardingContext {
  const email = preset !== null && 'email' in preset ? preset.email : null;
  return {
    startStep: preset?.step ?? 'initiate',
    isInWrapper,
    details: {
      method: email === null ? 'phone' : 'email',
      phoneNumber: preset !== null && 'phoneNumber' in preset ? preset.phoneNumber : '',
      email: email ?? '',
      lastName: '',
      dateOfBirth: '',
    },
    asksPerson: false,
    code: '',
    patient: preset?.step === 'setup-account' ? preset.patient : null,
    account: null,
    isCreationUncertain: false,
    problem: null,
  };
}

/** The lookup request; fields that are not on the screen are left out. */
export function selectClaim({ details, asksPerson }: OnboardingContext): Claim {
  const { method, phoneNumber, email, lastName, dateOfBirth } = details;
  return {
    contact: method === 'phone' ? { method, phoneNumber } : { method, email },
    person: asksPerson ? { lastName, dateOfBirth } : null,
  };
}

/** The phone number or email that the code was sent to, as the user typed it. */
export function selectCodeRecipient({ contact }: Claim): string {
  return contact.method === 'phone' ? contact.phoneNumber : contact.email;
}

/** The patient of the account. Throws if it is not known yet. */
export function selectPatient({ patient }: OnboardingContext): Patient {
  if (patient === null) throw new Error('There is no patient yet.');
  return patient;
}

/** The credentials of the account; the clinic's email wins over a typed one. Throws if none were entered yet. */
export function selectCredentials({ account, patient }: OnboardingContext): Credentials {
  if (account === null) throw new Error('There are no credentials yet.');
  return { email: patient?.email ?? account.email, password: account.password };
}
