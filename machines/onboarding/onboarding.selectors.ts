import type {
  Claim,
  Credentials,
  OnboardingContext,
  OnboardingInput,
  Patient,
} from './onboarding.types';

/** The context in which the flow begins: with what its preset knows, and otherwise empty. */
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
    problem: null,
  };
}

/** Whose invite is meant: what stands in a field that is not asked for does not count. */
export function selectClaim({ details, asksPerson }: OnboardingContext): Claim {
  const { method, phoneNumber, email, lastName, dateOfBirth } = details;
  return {
    contact: method === 'phone' ? { method, phoneNumber } : { method, email },
    person: asksPerson ? { lastName, dateOfBirth } : null,
  };
}

/** Where the code was sent, as it was typed. */
export function selectCodeRecipient({ contact }: Claim): string {
  return contact.method === 'phone' ? contact.phoneNumber : contact.email;
}

/** Whose account it is; throws before that is known, which is no state of its step. */
export function selectPatient({ patient }: OnboardingContext): Patient {
  if (patient === null) throw new Error('An account needs a patient.');
  return patient;
}

/** What the account is signed in with; the clinic's own email goes before a typed one. Throws before it was entered. */
export function selectCredentials({ account, patient }: OnboardingContext): Credentials {
  if (account === null) throw new Error('Nobody has entered an account.');
  return { email: patient?.email ?? account.email, password: account.password };
}
