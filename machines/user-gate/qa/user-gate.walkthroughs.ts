import { describeMachine } from '../../walkthroughs/describe-machine';
import { userGateMachine } from '../user-gate.machine';
import { userGateStatements } from './user-gate.statements';
import { REJECTION } from '../../walkthroughs/failures';

/** The registry entry of the public user gate (§4). */
export const userGateEntry = describeMachine(userGateMachine, {
  title: 'Public user gate',
  section: '§4 Public user gate',
  starts: [
    {
      scenario: 'link by text message',
      description: 'A patient opens the link of a text message.',
      input: { appContext: 'sms', isBirthdayConfirmationOn: true },
      targetState: 'BIRTHDAY_CONFIRMATION_REQUIRED',
    },
    {
      scenario: 'birthday confirmation off',
      description: 'A patient opens a link of a clinic that never asks for the date of birth.',
      input: { appContext: 'sms', isBirthdayConfirmationOn: false },
      targetState: 'open',
    },
    {
      scenario: 'clinician device',
      description: 'A clinician opens the link on their own device.',
      input: { appContext: 'clinician_app', isBirthdayConfirmationOn: true },
      targetState: 'open',
    },
  ],
  outcomes: {
    loadGate: {
      done: [
        {
          scenario: 'nothing to ask',
          description: 'The server requires nothing.',
          value: { isConsentRequired: false, isBirthdayVerified: true },
        },
        {
          scenario: 'consent required',
          description: 'The server requires consent.',
          value: { isConsentRequired: true, isBirthdayVerified: true },
          isPossible: isGated,
        },
        {
          scenario: 'birthday unverified',
          description: 'The server requires the date of birth.',
          value: { isConsentRequired: false, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
        {
          scenario: 'consent required, birthday unverified',
          description: 'The server requires consent and the date of birth.',
          value: { isConsentRequired: true, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
      ],
      error: [
        {
          scenario: 'gate cannot be read',
          description: 'The server rejects the request, with a reason.',
          value: REJECTION,
        },
      ],
    },
    acceptConsent: {
      done: [
        {
          scenario: 'consent recorded',
          description: 'The server records the consent.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'consent not recorded',
          description: 'The server does not record the consent and returns a reason.',
          value: REJECTION,
        },
      ],
    },
    verifyBirthday: {
      done: [
        {
          scenario: 'right date of birth',
          description: 'The server confirms the date of birth.',
          value: { isCorrect: true },
        },
        {
          scenario: 'wrong date of birth',
          description: 'The server reports a wrong date of birth.',
          value: { isCorrect: false },
        },
      ],
      error: [
        {
          scenario: 'birthday cannot be verified',
          description: 'The verification fails with a reason.',
          value: REJECTION,
        },
      ],
    },
  },
  events: [
    { description: "Press 'I agree'.", event: { type: 'AGREED' } },
    {
      description: "Enter a date of birth and press 'Continue'.",
      event: { type: 'DATE_OF_BIRTH_ENTERED', dateOfBirth: '1990-05-17' },
    },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: {
    LOADING: { title: 'Loading', expectedView: 'The loading screen, with nothing to press.' },
    failed: {
      title: 'Loading failed',
      expectedView: "'Something went wrong' with the server's message, and 'Try again'.",
    },
    deciding: { title: 'Deciding what to show first', expectedView: 'No change.' },
    CONSENT_REQUIRED: { title: 'Consent', expectedView: "'Consent' with the clinic's text." },
    'CONSENT_REQUIRED.reading': {
      title: 'Reading the consent',
      expectedView:
        "'Consent' with the clinic's text and 'I agree'. After a failed attempt, the reason.",
    },
    'CONSENT_REQUIRED.accepting': {
      title: 'Recording the consent',
      expectedView: "The same screen. 'I agree' is busy; a second press does nothing.",
    },
    BIRTHDAY_CONFIRMATION_REQUIRED: {
      title: 'Date of birth',
      expectedView: "'Verify your date of birth'.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': {
      title: 'Asking for the date of birth',
      expectedView:
        "'Verify your date of birth' with its field and 'Continue'. After a failed attempt, the reason.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': {
      title: 'Verifying the date of birth',
      expectedView: "The same screen with its input. 'Continue' is busy.",
    },
    open: { title: 'Open', expectedView: 'The content of the link, without the gate.' },
  },
  statements: userGateStatements,
  journeys: [
    {
      title: 'A patient agrees, mistypes the date of birth and opens the forms.',
      start: 'link by text message',
      steps: [
        'loadGate done: consent required, birthday unverified',
        "Press 'I agree'.",
        'acceptConsent done: consent recorded',
        "Enter a date of birth and press 'Continue'.",
        'verifyBirthday done: wrong date of birth',
        "Enter a date of birth and press 'Continue'.",
        'verifyBirthday done: right date of birth',
      ],
    },
  ],
  getStateKey: ({ requirements, failure, birthdayProblem }) => ({
    requirements,
    failure,
    birthdayProblem,
  }),
});

function isGated({ appContext }: { readonly appContext: string }): boolean {
  return appContext !== 'clinician_app';
}

function isBirthdayAsked(context: {
  readonly appContext: string;
  readonly isBirthdayConfirmationOn: boolean;
}): boolean {
  return isGated(context) && context.isBirthdayConfirmationOn;
}
