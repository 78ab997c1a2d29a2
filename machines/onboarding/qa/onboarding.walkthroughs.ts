import { describeMachine } from '../../walkthroughs/describe-machine';
import { onboardingMachine } from '../onboarding.machine';
import { onboardingStateDescriptions } from './onboarding.descriptions';
import { onboardingStatements } from './onboarding.statements';
import { REJECTION } from '../../walkthroughs/failures';

const ivy = { patientId: 'patient-ivy', email: 'ivy@example.com' };

const byPhone = {
  method: 'phone',
  phoneNumber: '(201) 555-0140',
  email: '',
  lastName: '',
  dateOfBirth: '',
} as const;

/** The registry entry of onboarding (§4). */
export const onboardingEntry = describeMachine(onboardingMachine, {
  title: 'Onboarding',
  section: '§4 Onboarding',
  starts: [
    {
      scenario: 'first time',
      description:
        "A user opens /accept-invite in a browser, with 'First time here?' on the login page.",
      input: { preset: null, isInWrapper: false },
      targetState: 'initiate',
    },
    {
      scenario: 'first time in the app',
      description: 'A user opens /accept-invite in the native app.',
      input: { preset: null, isInWrapper: true },
      targetState: 'signedInInWrapper',
    },
    {
      scenario: 'known email',
      description: 'Another screen opens /accept-invite with the email of the user.',
      input: { preset: { step: 'initiate', email: ivy.email }, isInWrapper: false },
      targetState: 'initiate',
    },
    {
      scenario: 'code sent',
      description:
        'Another screen opens /accept-invite at the verify step, with the email that the code was sent to.',
      input: { preset: { step: 'verify', email: ivy.email }, isInWrapper: false },
      targetState: 'verify',
    },
    {
      scenario: 'assessments completed',
      description:
        'A patient without an account has completed their assessments, and the app opens the account setup.',
      input: {
        preset: { step: 'setup-account', patient: { ...ivy, email: null } },
        isInWrapper: false,
      },
      targetState: 'setup-account',
    },
  ],
  outcomes: {
    lookup: {
      done: [
        { scenario: 'one invite', description: 'The server finds one invite.', value: 'found' },
        {
          scenario: 'several invites',
          description: 'The server finds several invites.',
          value: 'ambiguous',
        },
        { scenario: 'no invite', description: 'The server finds no active invite.', value: 'none' },
      ],
      error: [
        {
          scenario: 'invite cannot be looked up',
          description: 'The lookup fails with a reason.',
          value: REJECTION,
        },
      ],
    },
    verifyCode: {
      done: [
        {
          scenario: 'right code',
          description: 'The server accepts the code and returns the email of the patient.',
          value: ivy,
        },
        {
          scenario: 'right code, no email',
          description: 'The server accepts the code and has no email of the patient.',
          value: { ...ivy, email: null },
          isPossible: ({ details: { method } }) => method === 'phone',
        },
      ],
      error: [
        {
          scenario: 'wrong code',
          description: 'The server rejects the code, with a reason.',
          value: REJECTION,
        },
      ],
    },
    createAccount: {
      done: [
        {
          scenario: 'account created',
          description: 'The server creates the account.',
          value: { isCreated: true },
        },
        {
          scenario: 'account refused',
          description: 'The server reports that it could not create the account.',
          value: { isCreated: false },
        },
      ],
      error: [
        {
          scenario: 'account cannot be created',
          description: 'The server rejects the account with a reason.',
          value: REJECTION,
        },
        {
          scenario: 'account creation uncertain',
          description: 'The server fails, maybe after it has created the account.',
          value: { ...REJECTION, reason: 'server' },
        },
      ],
    },
    signIn: {
      done: [{ scenario: 'signed in', description: 'The sign-in succeeds.', value: {} }],
      error: [
        { scenario: 'not signed in', description: 'The sign-in is rejected.', value: REJECTION },
        {
          scenario: 'sign-in fails',
          description: 'The server cannot sign anyone in.',
          value: { ...REJECTION, reason: 'server' },
        },
      ],
    },
  },
  events: [
    {
      description:
        "Enter a phone number, fill in the other fields on the screen, and press 'Continue'.",
      event: { type: 'LOOKUP_SUBMITTED', details: byPhone },
    },
    {
      description: "Enter the code and press 'Continue'.",
      event: { type: 'CODE_ENTERED', code: '123456' },
    },
    {
      description:
        "Enter a password twice, enter an email if the field is empty, and press 'Create account'.",
      event: {
        type: 'ACCOUNT_ENTERED',
        account: { email: ivy.email, password: 'Sunny-Day-42' },
      },
    },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
  ],
  states: onboardingStateDescriptions,
  statements: onboardingStatements,
  journeys: [
    {
      title: 'A patient finds the invite, confirms the code and sets up an account.',
      start: 'first time',
      steps: [
        "Enter a phone number, fill in the other fields on the screen, and press 'Continue'.",
        'lookup done: one invite',
        "Enter the code and press 'Continue'.",
        'verifyCode error: wrong code',
        "Enter the code and press 'Continue'.",
        'verifyCode done: right code',
        "Enter a password twice, enter an email if the field is empty, and press 'Create account'.",
        'createAccount done: account created',
        'signIn done: signed in',
      ],
    },
  ],
  getStateKey: ({ startStep, isInWrapper, details, asksPerson, patient, ...context }) => ({
    startStep,
    isInWrapper,
    method: details.method,
    asksPerson,
    isEmailLocked: patient?.email != null,
    isCreationUncertain: context.isCreationUncertain,
    problem: context.problem,
  }),
});
