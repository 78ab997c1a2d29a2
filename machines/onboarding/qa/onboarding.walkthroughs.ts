import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { onboardingMachine } from '../onboarding.machine';
import { onboardingStateDescriptions } from './onboarding.descriptions';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const ivy = { patientId: 'patient-ivy', email: 'ivy@example.com' };

const byPhone = {
  method: 'phone',
  phoneNumber: '(201) 555-0140',
  email: '',
  lastName: '',
  dateOfBirth: '',
} as const;

/** Onboarding for who walks through it (§4). */
export const onboardingEntry = describeMachine(onboardingMachine, {
  title: 'Onboarding',
  section: '§4 Onboarding',
  starts: [
    {
      scenario: 'first time',
      description:
        "A person opens /accept-invite in a browser, from 'First time here?' of the login.",
      input: { preset: null, isInWrapper: false },
      targetState: 'initiate',
    },
    {
      scenario: 'first time in the app',
      description: 'A person opens /accept-invite within the native app.',
      input: { preset: null, isInWrapper: true },
      targetState: 'signedInInWrapper',
    },
    {
      scenario: 'known email',
      description: 'A person is led to /accept-invite by a screen that knows their email.',
      input: { preset: { step: 'initiate', email: ivy.email }, isInWrapper: false },
      targetState: 'initiate',
    },
    {
      scenario: 'code sent',
      description:
        'A person is led to /accept-invite at the verify step, with the email that the code went to.',
      input: { preset: { step: 'verify', email: ivy.email }, isInWrapper: false },
      targetState: 'verify',
    },
    {
      scenario: 'assessments completed',
      description:
        'A person without an account has completed their assessments, and is led to its setup.',
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
        { scenario: 'one invite', description: 'The clinic finds one invite.', value: 'found' },
        {
          scenario: 'several invites',
          description: 'The clinic finds several invites.',
          value: 'ambiguous',
        },
        { scenario: 'no invite', description: 'The clinic finds no active invite.', value: 'none' },
      ],
      error: [
        {
          scenario: 'invite cannot be looked up',
          description: 'The clinic cannot look the invite up, and says why.',
          value: rejection,
        },
      ],
    },
    verifyCode: {
      done: [
        {
          scenario: 'right code',
          description: 'The clinic takes the code, and knows an email of the patient.',
          value: ivy,
        },
        {
          scenario: 'right code, no email',
          description: 'The clinic takes the code, and knows no email of the patient.',
          value: { ...ivy, email: null },
          isPossible: ({ details: { method } }) => method === 'phone',
        },
      ],
      error: [
        {
          scenario: 'wrong code',
          description: 'The clinic does not take the code, and says why.',
          value: rejection,
        },
      ],
    },
    createAccount: {
      done: [
        {
          scenario: 'account created',
          description: 'The clinic creates the account.',
          value: { isCreated: true },
        },
        {
          scenario: 'account refused',
          description: 'The clinic answers that the account could not be created.',
          value: { isCreated: false },
        },
      ],
      error: [
        {
          scenario: 'account cannot be created',
          description: 'The clinic cannot create the account, and says why.',
          value: rejection,
        },
      ],
    },
    signIn: {
      done: [{ scenario: 'signed in', description: 'The sign-in succeeds.', value: {} }],
      error: [{ scenario: 'not signed in', description: 'The sign-in fails.', value: rejection }],
    },
  },
  events: [
    {
      description: "Enter a phone number, and what else is asked for, and press 'Continue'.",
      event: { type: 'LOOKUP_SUBMITTED', details: byPhone },
    },
    {
      description: "Enter the code and press 'Continue'.",
      event: { type: 'CODE_ENTERED', code: '123456' },
    },
    {
      description:
        "Enter a password twice, and an email where it is not there yet, and press 'Create account'.",
      event: {
        type: 'ACCOUNT_ENTERED',
        account: { email: ivy.email, password: 'Sunny-Day-42' },
      },
    },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
  ],
  states: onboardingStateDescriptions,
  getStateKey: ({ startStep, isInWrapper, details, asksPerson, patient, problem }) => ({
    startStep,
    isInWrapper,
    method: details.method,
    asksPerson,
    isEmailLocked: patient?.email != null,
    problem,
  }),
});
