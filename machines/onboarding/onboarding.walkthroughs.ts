import type { Failure } from '../port';
import { describeMachine } from '../walkthroughs/describe-machine';
import { onboardingMachine } from './onboarding.machine';
import { onboardingStates } from './onboarding.texts';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
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
      situation: 'first time',
      says: "A person opens /accept-invite in a browser, from 'First time here?' of the login.",
      input: { preset: null, isInWrapper: false },
      leadsTo: 'initiate',
    },
    {
      situation: 'first time in the app',
      says: 'A person opens /accept-invite within the native app.',
      input: { preset: null, isInWrapper: true },
      leadsTo: 'signedInWithinApp',
    },
    {
      situation: 'known email',
      says: 'A person is led to /accept-invite by a screen that knows their email.',
      input: { preset: { step: 'initiate', email: ivy.email }, isInWrapper: false },
      leadsTo: 'initiate',
    },
    {
      situation: 'code sent',
      says: 'A person is led to /accept-invite at the verify step, with the email that the code went to.',
      input: { preset: { step: 'verify', email: ivy.email }, isInWrapper: false },
      leadsTo: 'verify',
    },
    {
      situation: 'assessments completed',
      says: 'A person without an account has completed their assessments, and is led to its setup.',
      input: {
        preset: { step: 'setup-account', patient: { ...ivy, email: null } },
        isInWrapper: false,
      },
      leadsTo: 'setup-account',
    },
  ],
  outcomes: {
    lookup: {
      done: [
        { situation: 'one invite', says: 'The clinic finds one invite.', value: 'found' },
        {
          situation: 'several invites',
          says: 'The clinic finds several invites.',
          value: 'ambiguous',
        },
        { situation: 'no invite', says: 'The clinic finds no active invite.', value: 'none' },
      ],
      error: [
        {
          situation: 'invite cannot be looked up',
          says: 'The clinic cannot look the invite up, and says why.',
          value: refusal,
        },
      ],
    },
    verifyCode: {
      done: [
        {
          situation: 'right code',
          says: 'The clinic takes the code, and knows an email of the patient.',
          value: ivy,
        },
        {
          situation: 'right code, no email',
          says: 'The clinic takes the code, and knows no email of the patient.',
          value: { ...ivy, email: null },
          isPossible: ({ details: { method } }) => method === 'phone',
        },
      ],
      error: [
        {
          situation: 'wrong code',
          says: 'The clinic does not take the code, and says why.',
          value: refusal,
        },
      ],
    },
    createAccount: {
      done: [
        {
          situation: 'account created',
          says: 'The clinic creates the account.',
          value: { isCreated: true },
        },
        {
          situation: 'account refused',
          says: 'The clinic answers that the account could not be created.',
          value: { isCreated: false },
        },
      ],
      error: [
        {
          situation: 'account cannot be created',
          says: 'The clinic cannot create the account, and says why.',
          value: refusal,
        },
      ],
    },
    signIn: {
      done: [{ situation: 'signed in', says: 'The sign-in succeeds.', value: {} }],
      error: [{ situation: 'not signed in', says: 'The sign-in fails.', value: refusal }],
    },
  },
  events: [
    {
      says: "Enter a phone number, and what else is asked for, and press 'Continue'.",
      event: { type: 'INVITE_SOUGHT', details: byPhone },
    },
    {
      says: "Enter the code and press 'Continue'.",
      event: { type: 'CODE_ENTERED', code: '123456' },
    },
    {
      says: "Enter a password twice, and an email where it is not there yet, and press 'Create account'.",
      event: {
        type: 'ACCOUNT_ENTERED',
        account: { email: ivy.email, password: 'Sunny-Day-42' },
      },
    },
    { says: "Press 'Back'.", event: { type: 'BACK' } },
  ],
  states: onboardingStates,
  distinguish: ({ startStep, isInWrapper, details, asksPerson, patient, problem }) => ({
    startStep,
    isInWrapper,
    method: details.method,
    asksPerson,
    isEmailLocked: patient?.email != null,
    problem,
  }),
});
