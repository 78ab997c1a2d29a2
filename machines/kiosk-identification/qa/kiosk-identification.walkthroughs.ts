import { describeMachine } from '../../walkthroughs/describe-machine';
import { kioskIdentificationMachine } from '../kiosk-identification.machine';
import { kioskStateDescriptions } from './kiosk-identification.descriptions';
import { kioskIdentificationStatements } from './kiosk-identification.statements';
import { REJECTION } from '../../walkthroughs/failures';

/** Input for all fields on the screen. */
const kai = {
  lastName: 'Okafor',
  dateOfBirth: '05/17/1990',
  medicalRecord: 'LS-2002',
  phoneNumber: '(201) 555-0123',
  email: '',
} as const;

/** The registry entry of the kiosk (§2 Kiosk route). */
export const kioskIdentificationEntry = describeMachine(kioskIdentificationMachine, {
  title: 'Kiosk identification',
  section: '§2 Kiosk route',
  starts: [
    {
      scenario: 'kiosk opened',
      description: "A visitor uses the clinic's kiosk, /kiosk/{clinicDisplayId}.",
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
        { scenario: 'unknown clinic', description: 'The clinic does not exist.', value: null },
      ],
      error: [
        {
          scenario: 'clinic cannot be read',
          description: 'The request for the clinic fails with a reason.',
          value: REJECTION,
        },
      ],
    },
    identify: {
      done: [
        {
          scenario: 'visitor found',
          description: 'The server finds the visitor.',
          value: { status: 'found', userId: 'kai' },
        },
        {
          scenario: 'several visitors',
          description: 'The server finds several patients and needs more information.',
          value: { status: 'moreInfoNeeded' },
        },
        {
          scenario: 'no such visitor',
          description: 'The server finds no patient.',
          value: { status: 'notFound' },
        },
      ],
      error: [
        {
          scenario: 'visitor cannot be looked up',
          description: 'The lookup fails with a reason.',
          value: REJECTION,
        },
      ],
    },
  },
  events: [
    {
      description: "Fill in all fields and press 'Continue'.",
      event: { type: 'IDENTIFIED', details: kai },
    },
    {
      description:
        "Press 'Use medical record number instead' or 'Use name and date of birth instead'.",
      event: { type: 'FLOW_CHANGED' },
    },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: kioskStateDescriptions,
  statements: kioskIdentificationStatements,
  journeys: [
    {
      title: 'A visitor of a kiosk is found at the second attempt.',
      start: 'kiosk opened',
      steps: [
        'loadClinic done: clinic by name',
        "Fill in all fields and press 'Continue'.",
        'identify done: no such visitor',
        "Fill in all fields and press 'Continue'.",
        'identify done: visitor found',
      ],
    },
  ],
  getStateKey: (context) => ({
    clinicFlow: context.clinic?.identifyFlow ?? null,
    flow: context.flow,
    asksContact: context.asksContact,
    problem: context.problem?.kind ?? null,
    failure: context.failure,
  }),
});
