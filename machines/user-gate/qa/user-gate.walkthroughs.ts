import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { userGateMachine } from '../user-gate.machine';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };

/** The public user gate for who walks through it (§4). */
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
      description: 'A patient opens the link where this clinic never asks for the date of birth.',
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
          description: 'The clinic answers that nothing has to be asked first.',
          value: { isConsentRequired: false, isBirthdayVerified: true },
        },
        {
          scenario: 'consent required',
          description: 'The clinic answers that consent is required.',
          value: { isConsentRequired: true, isBirthdayVerified: true },
          isPossible: isGated,
        },
        {
          scenario: 'birthday unverified',
          description: 'The clinic answers that the date of birth is not verified yet.',
          value: { isConsentRequired: false, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
        {
          scenario: 'consent required, birthday unverified',
          description:
            'The clinic answers that consent is required and the date of birth not verified yet.',
          value: { isConsentRequired: true, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
      ],
      error: [
        {
          scenario: 'gate cannot be read',
          description: 'The clinic refuses to say what has to be asked, and why.',
          value: rejection,
        },
      ],
    },
    acceptConsent: {
      done: [
        {
          scenario: 'consent recorded',
          description: 'The clinic records the consent.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'consent not recorded',
          description: 'The clinic does not take the consent, and says why.',
          value: rejection,
        },
      ],
    },
    verifyBirthday: {
      done: [
        {
          scenario: 'right date of birth',
          description: 'The clinic answers that this is the date of birth.',
          value: { isCorrect: true },
        },
        {
          scenario: 'wrong date of birth',
          description: 'The clinic answers that this is not the date of birth.',
          value: { isCorrect: false },
        },
      ],
      error: [
        {
          scenario: 'birthday cannot be verified',
          description: 'The clinic cannot verify the date of birth, and says why.',
          value: rejection,
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
    LOADING: { title: 'Loading', expectedView: 'The outline of a screen, nothing to press.' },
    failed: {
      title: 'The gate could not be read',
      expectedView: "'Something went wrong' with the clinic's reason, and 'Try again'.",
    },
    deciding: { title: 'Deciding what to ask first', expectedView: 'Nothing yet.' },
    CONSENT_REQUIRED: { title: 'Consent', expectedView: "'Consent' with the clinic's text." },
    'CONSENT_REQUIRED.reading': {
      title: 'Reading the consent',
      expectedView:
        "'Consent' with the clinic's text and 'I agree'. After a failed try, the reason.",
    },
    'CONSENT_REQUIRED.accepting': {
      title: 'Recording the consent',
      expectedView: "The same screen; 'I agree' is busy and a second press does nothing.",
    },
    BIRTHDAY_CONFIRMATION_REQUIRED: {
      title: 'Date of birth',
      expectedView: "'Verify your date of birth'.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': {
      title: 'Asking for the date of birth',
      expectedView:
        "'Verify your date of birth' with its field and 'Continue'. After a failed try, the reason.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': {
      title: 'Verifying the date of birth',
      expectedView: "The same screen with what was typed; 'Continue' is busy.",
    },
    open: { title: 'Open', expectedView: 'What the link leads to: the gate is gone.' },
  },
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
