import { castMember, type CastMember } from './cast-member';
import { hillside } from './clinics';

const lindqvist = { lastName: 'Lindqvist', dateOfBirth: '2000-06-15' };

/** People who come to the clinic itself, and people who are new to it. */
export const NEWCOMERS: readonly CastMember[] = [
  castMember({
    person: { userId: 'hugo', firstName: 'Hugo', clinicId: hillside.id, medicalRecord: 'HS-3003' },
    group: 'shared',
    story: 'At Hillside, where visitors give their record number, HS-3003.',
    assigned: [['gad-7', 0]],
    waysIn: [{ label: 'Kiosk', path: '/kiosk/hillside' }],
  }),
  castMember({
    person: {
      userId: 'maya',
      firstName: 'Maya',
      email: 'lindqvist@example.com',
      phoneNumber: '+12015550131',
      ...lindqvist,
    },
    group: 'shared',
    story:
      'Maya Lindqvist, born 06/15/2000, is one of twins: it takes her phone, (201) 555-0131, to tell them apart.',
    assigned: [['phq-9', 0]],
    waysIn: [{ label: 'Kiosk', path: '/kiosk/lakeside' }],
  }),
  castMember({
    person: {
      userId: 'mira',
      firstName: 'Mira',
      email: 'lindqvist@example.com',
      phoneNumber: '+12015550132',
      ...lindqvist,
    },
    group: 'shared',
    story: 'The other twin, (201) 555-0132; they share an email address, not a phone.',
    assigned: [['gad-7', 0]],
    waysIn: [{ label: 'Kiosk', path: '/kiosk/lakeside' }],
  }),
  castMember({
    person: {
      userId: 'otto',
      firstName: 'Otto',
      lastName: 'Lindqvist',
      dateOfBirth: '1972-12-01',
      email: null,
      phoneNumber: '+12015550130',
      hasOnboarded: false,
    },
    group: 'newcomers',
    story: 'Has an invitation by phone, on the number that his family shares.',
  }),
  castMember({
    person: { userId: 'noel', firstName: 'Noel', phoneNumber: null },
    group: 'members',
    story: 'Signs in; has no phone number and no check-ins.',
  }),
  castMember({
    person: { userId: 'nia', firstName: 'Nia', hasOnboarded: false },
    group: 'newcomers',
    story: 'Has a link to her intake.',
    waysIn: [
      { label: 'Intake', path: '/intake?code=intake-nia' },
      { label: 'An expired link', path: '/intake?code=intake-nia-expired' },
    ],
  }),
  castMember({
    person: { userId: 'omar', firstName: 'Omar', hasOnboarded: false },
    group: 'newcomers',
    story: 'Has completed his intake.',
    waysIn: [{ label: 'Intake', path: '/intake?code=intake-omar' }],
  }),
];
