import type { Failure } from '../port';
import { describeMachine } from '../walkthroughs/describe-machine';
import { kioskIdentificationMachine } from './kiosk-identification.machine';
import { selectProblemKind } from './kiosk-identification.selectors';
import { kioskStates } from './kiosk-identification.texts';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };

/** What a visitor types into every field that is on screen. */
const kai = {
  lastName: 'Okafor',
  dateOfBirth: '05/17/1990',
  medicalRecord: 'LS-2002',
  phoneNumber: '(201) 555-0123',
  email: '',
} as const;

/** The kiosk for who walks through it (§2 Kiosk route). */
export const kioskIdentificationEntry = describeMachine(kioskIdentificationMachine, {
  title: 'Kiosk identification',
  section: '§2 Kiosk route',
  starts: [
    {
      situation: 'kiosk opened',
      says: "A visitor stands before the clinic's kiosk, /kiosk/{clinicDisplayId}.",
      input: undefined,
      leadsTo: 'identifying.asking',
    },
  ],
  outcomes: {
    loadClinic: {
      done: [
        {
          situation: 'clinic by name',
          says: 'The clinic asks its visitors for name and date of birth.',
          value: { organizationName: 'Lakeside Behavioral Health', identifyFlow: 'name_dob' },
        },
        {
          situation: 'clinic by record number',
          says: 'The clinic asks its visitors for their medical record number.',
          value: { organizationName: 'Lakeside Behavioral Health', identifyFlow: 'mrn' },
        },
        { situation: 'unknown clinic', says: 'Nobody knows this clinic.', value: null },
      ],
      error: [
        {
          situation: 'clinic cannot be read',
          says: 'The clinic cannot be read, and says why.',
          value: refusal,
        },
      ],
    },
    identify: {
      done: [
        {
          situation: 'visitor found',
          says: 'The clinic finds the visitor.',
          value: { status: 'found', userId: 'kai' },
        },
        {
          situation: 'several visitors',
          says: 'The clinic needs more information to tell visitors apart.',
          value: { status: 'moreInfoNeeded' },
        },
        {
          situation: 'no such visitor',
          says: 'The clinic finds nobody.',
          value: { status: 'notFound' },
        },
      ],
      error: [
        {
          situation: 'visitor cannot be looked up',
          says: 'The clinic cannot look the visitor up, and says why.',
          value: refusal,
        },
      ],
    },
  },
  events: [
    {
      says: "Fill in the fields that are there and press 'Continue'.",
      event: { type: 'IDENTIFIED', details: kai },
    },
    {
      says: "Press 'Use medical record number instead', or 'Use name and date of birth instead'.",
      event: { type: 'FLOW_CHANGED' },
    },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: kioskStates,
  distinguish: (context) => ({
    clinicFlow: context.clinic?.identifyFlow ?? null,
    flow: context.flow,
    asksContact: context.asksContact,
    problem: selectProblemKind(context),
    failure: context.failure,
  }),
});
