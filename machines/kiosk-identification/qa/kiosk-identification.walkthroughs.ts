import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { kioskIdentificationMachine } from '../kiosk-identification.machine';
import { selectProblemKind } from '../kiosk-identification.selectors';
import { kioskStateDescriptions } from './kiosk-identification.descriptions';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };

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
      scenario: 'kiosk opened',
      description: "A visitor stands before the clinic's kiosk, /kiosk/{clinicDisplayId}.",
      input: undefined,
      targetState: 'identifying.asking',
    },
  ],
  outcomes: {
    loadClinic: {
      done: [
        {
          scenario: 'clinic by name',
          description: 'The clinic asks its visitors for name and date of birth.',
          value: { organizationName: 'Lakeside Behavioral Health', identifyFlow: 'name_dob' },
        },
        {
          scenario: 'clinic by record number',
          description: 'The clinic asks its visitors for their medical record number.',
          value: { organizationName: 'Lakeside Behavioral Health', identifyFlow: 'mrn' },
        },
        { scenario: 'unknown clinic', description: 'Nobody knows this clinic.', value: null },
      ],
      error: [
        {
          scenario: 'clinic cannot be read',
          description: 'The clinic cannot be read, and says why.',
          value: rejection,
        },
      ],
    },
    identify: {
      done: [
        {
          scenario: 'visitor found',
          description: 'The clinic finds the visitor.',
          value: { status: 'found', userId: 'kai' },
        },
        {
          scenario: 'several visitors',
          description: 'The clinic needs more information to tell visitors apart.',
          value: { status: 'moreInfoNeeded' },
        },
        {
          scenario: 'no such visitor',
          description: 'The clinic finds nobody.',
          value: { status: 'notFound' },
        },
      ],
      error: [
        {
          scenario: 'visitor cannot be looked up',
          description: 'The clinic cannot look the visitor up, and says why.',
          value: rejection,
        },
      ],
    },
  },
  events: [
    {
      description: "Fill in the fields that are there and press 'Continue'.",
      event: { type: 'IDENTIFIED', details: kai },
    },
    {
      description:
        "Press 'Use medical record number instead', or 'Use name and date of birth instead'.",
      event: { type: 'FLOW_CHANGED' },
    },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: kioskStateDescriptions,
  getStateKey: (context) => ({
    clinicFlow: context.clinic?.identifyFlow ?? null,
    flow: context.flow,
    asksContact: context.asksContact,
    problem: selectProblemKind(context),
    failure: context.failure,
  }),
});
