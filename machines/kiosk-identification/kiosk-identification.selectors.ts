import type { Contact, KioskContext, VisitorClaim } from './kiosk-identification.types';

export const EMPTY_CONTACT: Contact = { phoneNumber: '', email: '' };

/** The context before any input. */
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

/** The request that identifies the visitor; fields that are not on the screen are left out. */
export function selectClaim(context: KioskContext): VisitorClaim {
  const { flow, details, asksContact } = context;
  const { lastName, dateOfBirth, medicalRecord } = details;
  return {
    identity: flow === 'mrn' ? { flow, medicalRecord } : { flow, lastName, dateOfBirth },
    contact: asksContact ? selectContact(context) : EMPTY_CONTACT,
  };
}

/**
 * The contact to send. After "Try using email instead" (§8), a phone number that was already tried is left out once the
 * visitor enters an email, and vice versa.
 */
function selectContact({ details, triedContact }: KioskContext): Contact {
  const { phoneNumber, email } = details;
  const isPhoneTried = phoneNumber === triedContact.phoneNumber;
  const isEmailTried = email === triedContact.email;
  if (isPhoneTried && !isEmailTried && email !== '') return { phoneNumber: '', email };
  if (isEmailTried && !isPhoneTried && phoneNumber !== '') return { phoneNumber, email: '' };
  return { phoneNumber, email };
}
