import { createSeedUser, type SeedUser } from './seed-user';
import { hillside } from './clinics';

const lindqvist = { lastName: 'Lindqvist', dateOfBirth: '2000-06-15' };

/** Patients at kiosks, and new patients. */
export const NEW_PATIENTS: readonly SeedUser[] = [
  createSeedUser({
    person: { userId: 'hugo', firstName: 'Hugo', clinicId: hillside.id, medicalRecord: 'HS-3003' },
    group: 'shared',
    story: 'A patient of Hillside, whose kiosk asks for the record number: HS-3003.',
    assigned: [['gad-7', 0]],
    entryLinks: [{ label: 'Kiosk', path: '/kiosk/hillside' }],
  }),
  createSeedUser({
    person: {
      userId: 'maya',
      firstName: 'Maya',
      email: 'lindqvist@example.com',
      phoneNumber: '+12015550131',
      ...lindqvist,
    },
    group: 'shared',
    story:
      'Maya Lindqvist, born 06/15/2000, is a twin: only her phone number, (201) 555-0131, identifies her.',
    assigned: [['phq-9', 0]],
    entryLinks: [{ label: 'Kiosk', path: '/kiosk/lakeside' }],
  }),
  createSeedUser({
    person: {
      userId: 'mira',
      firstName: 'Mira',
      email: 'lindqvist@example.com',
      phoneNumber: '+12015550132',
      ...lindqvist,
    },
    group: 'shared',
    story: 'The other twin, phone number (201) 555-0132. The twins share an email address.',
    assigned: [['gad-7', 0]],
    entryLinks: [{ label: 'Kiosk', path: '/kiosk/lakeside' }],
  }),
  createSeedUser({
    person: {
      userId: 'otto',
      firstName: 'Otto',
      lastName: 'Lindqvist',
      dateOfBirth: '1972-12-01',
      email: null,
      phoneNumber: '+12015550130',
      hasOnboarded: false,
    },
    group: 'new-patients',
    story:
      'Was invited by phone, on a number that his family shares: (201) 555-0130. Otto Lindqvist, born 12/01/1972.',
    entryLinks: [{ label: 'Find your account', path: '/accept-invite' }],
  }),
  createSeedUser({
    person: { userId: 'noel', firstName: 'Noel', phoneNumber: null },
    group: 'signed-in',
    story: 'Has an account, but no phone number and no check-ins.',
  }),
  createSeedUser({
    person: { userId: 'nia', firstName: 'Nia', hasOnboarded: false },
    group: 'new-patients',
    story: 'Has a link to the intake.',
    entryLinks: [
      { label: 'Intake', path: '/intake?code=intake-nia' },
      { label: 'Expired link', path: '/intake?code=intake-nia-expired' },
    ],
  }),
  createSeedUser({
    person: { userId: 'omar', firstName: 'Omar', hasOnboarded: false },
    group: 'new-patients',
    story: 'Has already completed the intake.',
    entryLinks: [{ label: 'Intake', path: '/intake?code=intake-omar' }],
  }),
];
