import type { Failure } from '../port';
import { describeMachine } from '../walkthroughs/describe-machine';
import { userGateMachine } from './user-gate.machine';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };

/** The public user gate for who walks through it (§4). */
export const userGateEntry = describeMachine(userGateMachine, {
  title: 'Public user gate',
  section: '§4 Public user gate',
  starts: [
    {
      situation: 'link by text message',
      says: 'A patient opens the link of a text message.',
      input: { appContext: 'sms', isBirthdayConfirmationOn: true },
      leadsTo: 'BIRTHDAY_CONFIRMATION_REQUIRED',
    },
    {
      situation: 'birthday confirmation off',
      says: 'A patient opens the link where this clinic never asks for the date of birth.',
      input: { appContext: 'sms', isBirthdayConfirmationOn: false },
      leadsTo: 'open',
    },
    {
      situation: 'clinician device',
      says: 'A clinician opens the link on their own device.',
      input: { appContext: 'clinician_app', isBirthdayConfirmationOn: true },
      leadsTo: 'open',
    },
  ],
  outcomes: {
    loadGate: {
      done: [
        {
          situation: 'nothing to ask',
          says: 'The clinic answers that nothing has to be asked first.',
          value: { isConsentRequired: false, isBirthdayVerified: true },
        },
        {
          situation: 'consent required',
          says: 'The clinic answers that consent is required.',
          value: { isConsentRequired: true, isBirthdayVerified: true },
          isPossible: isGated,
        },
        {
          situation: 'birthday unverified',
          says: 'The clinic answers that the date of birth is not verified yet.',
          value: { isConsentRequired: false, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
        {
          situation: 'consent required, birthday unverified',
          says: 'The clinic answers that consent is required and the date of birth not verified yet.',
          value: { isConsentRequired: true, isBirthdayVerified: false },
          isPossible: isBirthdayAsked,
        },
      ],
      error: [
        {
          situation: 'gate cannot be read',
          says: 'The clinic refuses to say what has to be asked, and why.',
          value: refusal,
        },
      ],
    },
    acceptConsent: {
      done: [
        {
          situation: 'consent recorded',
          says: 'The clinic records the consent.',
          value: {},
        },
      ],
      error: [
        {
          situation: 'consent not recorded',
          says: 'The clinic does not take the consent, and says why.',
          value: refusal,
        },
      ],
    },
    verifyBirthday: {
      done: [
        {
          situation: 'right date of birth',
          says: 'The clinic answers that this is the date of birth.',
          value: { isCorrect: true },
        },
        {
          situation: 'wrong date of birth',
          says: 'The clinic answers that this is not the date of birth.',
          value: { isCorrect: false },
        },
      ],
      error: [
        {
          situation: 'birthday cannot be verified',
          says: 'The clinic cannot verify the date of birth, and says why.',
          value: refusal,
        },
      ],
    },
  },
  events: [
    { says: "Press 'I agree'.", event: { type: 'AGREED' } },
    {
      says: "Enter a date of birth and press 'Continue'.",
      event: { type: 'DATE_OF_BIRTH_ENTERED', dateOfBirth: '1990-05-17' },
    },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: {
    LOADING: { title: 'Loading', sees: 'The outline of a screen, nothing to press.' },
    failed: {
      title: 'The gate could not be read',
      sees: "'Something went wrong' with the clinic's reason, and 'Try again'.",
    },
    deciding: { title: 'Deciding what to ask first', sees: 'Nothing yet.' },
    CONSENT_REQUIRED: { title: 'Consent', sees: "'Consent' with the clinic's text." },
    'CONSENT_REQUIRED.reading': {
      title: 'Reading the consent',
      sees: "'Consent' with the clinic's text and 'I agree'. After a failed try, the reason.",
    },
    'CONSENT_REQUIRED.accepting': {
      title: 'Recording the consent',
      sees: "The same screen; 'I agree' is busy and a second press does nothing.",
    },
    BIRTHDAY_CONFIRMATION_REQUIRED: {
      title: 'Date of birth',
      sees: "'Verify your date of birth'.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': {
      title: 'Asking for the date of birth',
      sees: "'Verify your date of birth' with its field and 'Continue'. After a failed try, the reason.",
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': {
      title: 'Verifying the date of birth',
      sees: "The same screen with what was typed; 'Continue' is busy.",
    },
    open: { title: 'Open', sees: 'What the link leads to: the gate is gone.' },
  },
  distinguish: ({ facts, failure, birthdayProblem }) => ({ facts, failure, birthdayProblem }),
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
