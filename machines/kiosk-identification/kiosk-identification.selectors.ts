import type {
  Contact,
  KioskContext,
  KioskProblem,
  VisitorClaim,
} from './kiosk-identification.types';

export const EMPTY_CONTACT: Contact = { phoneNumber: '', email: '' };

/** A kiosk that nobody has touched. */
export const initialContext: KioskContext = {
  clinic: null,
  flow: 'name_dob',
  details: { ...EMPTY_CONTACT, lastName: '', dateOfBirth: '', medicalRecord: '' },
  asksContact: false,
  triedContact: EMPTY_CONTACT,
  problem: null,
  failure: null,
  userId: null,
};

/** Who the visitor says they are: what stands in a field that is not asked for does not count. */
export function selectClaim(context: KioskContext): VisitorClaim {
  const { flow, details, asksContact } = context;
  const { lastName, dateOfBirth, medicalRecord } = details;
  return {
    identity: flow === 'mrn' ? { flow, medicalRecord } : { flow, lastName, dateOfBirth },
    contact: asksContact ? selectContact(context) : EMPTY_CONTACT,
  };
}

/**
 * The contact that counts. "Try using email instead" (§8) means instead: a phone number that did not help already is
 * left out once an email has been given, and the other way round.
 */
function selectContact({ details, triedContact }: KioskContext): Contact {
  const { phoneNumber, email } = details;
  const isPhoneTried = phoneNumber === triedContact.phoneNumber;
  const isEmailTried = email === triedContact.email;
  if (isPhoneTried && !isEmailTried && email !== '') return { phoneNumber: '', email };
  if (isEmailTried && !isPhoneTried && phoneNumber !== '') return { phoneNumber, email: '' };
  return { phoneNumber, email };
}

/** What tells one problem from another, for whoever shows or compares them. */
export function selectProblemKind({ problem }: KioskContext): KioskProblem['kind'] | null {
  return problem?.kind ?? null;
}
