import type { Failure } from '../../port';
import { EMPTY_FORM_DATA } from '../intake.selectors';
import type { BasicInfo, ContactInfo, IntakeFormData, IntakeStep, Policy } from '../intake.types';
import { OFFLINE, REJECTION } from '../../walkthroughs/failures';

/** Input for basic info. */
export const NIA: BasicInfo = {
  firstName: 'Nia',
  lastName: 'Okafor',
  preferredName: '',
  dateOfBirth: '03/09/1994',
  pronouns: 'she/her/hers',
};
/** Input for contact info. */
export const NIAS_CONTACT: ContactInfo = {
  email: 'nia@example.com',
  phoneNumber: '(201) 555-0123',
};

const policies: readonly Policy[] = [
  {
    id: 'policy-privacy',
    description: 'Notice of privacy practices',
    fileName: 'privacy-practices.html',
    url: '/legal/privacy.html',
  },
];

/** The stored form data of an earlier visit. */
export const NIAS_FORM_DATA: IntakeFormData = {
  ...EMPTY_FORM_DATA,
  basicInfo: NIA,
  contactInfo: NIAS_CONTACT,
};

const magicCode = 'intake-nia';
const resumed = (step: IntakeStep) => ({
  magicCode,
  isAuthenticated: true,
  progress: { step, formData: NIAS_FORM_DATA },
});

/** The starts. */
export const intakeStarts = [
  {
    scenario: 'first visit',
    description: 'A new patient opens the link to their intake.',
    input: { magicCode, isAuthenticated: false, progress: null },
    targetState: 'INTRO.waiting',
  },
  {
    scenario: 'no code',
    description: 'A user opens /intake without a code.',
    input: { magicCode: null, isAuthenticated: false, progress: null },
    targetState: 'expired',
  },
  {
    scenario: 'session gone',
    description:
      'A new patient returns to an unfinished intake, but this device has lost the session.',
    input: { ...resumed('CONTACT_INFO'), isAuthenticated: false },
    targetState: 'expired',
  },
  {
    scenario: 'back at basic info',
    description: "A new patient returns to 'About you'.",
    input: resumed('BASIC_INFO'),
    targetState: 'BASIC_INFO',
  },
  {
    scenario: 'back at contact info',
    description: "A new patient returns to 'How to reach you'.",
    input: resumed('CONTACT_INFO'),
    targetState: 'CONTACT_INFO.asking',
  },
  {
    scenario: 'back at policies',
    description: "A new patient returns to 'Policies'.",
    input: resumed('POLICIES'),
    targetState: 'POLICIES.loading',
  },
  {
    scenario: 'back at questionnaire intro',
    description: "A new patient returns to 'A few questions'.",
    input: resumed('QUESTIONNAIRE_INTRO'),
    targetState: 'QUESTIONNAIRE_INTRO',
  },
  {
    scenario: 'back at questionnaire',
    description: "A new patient returns to 'Questionnaire'.",
    input: resumed('QUESTIONNAIRE'),
    targetState: 'QUESTIONNAIRE.loading',
  },
  {
    scenario: 'back at payment',
    description: "A new patient returns to 'Payment method'.",
    input: resumed('PAYMENT'),
    targetState: 'PAYMENT',
  },
  {
    scenario: 'reloaded at the end',
    description: 'A new patient reloads the page after the last step.',
    input: {
      magicCode: null,
      isAuthenticated: false,
      progress: { step: 'COMPLETED', formData: EMPTY_FORM_DATA },
    },
    targetState: 'COMPLETED',
  },
] as const;

/** The outcomes of each request. */
export const intakeOutcomes = {
  exchangeCode: {
    done: [{ scenario: 'code taken', description: 'The server accepts the code.', value: {} }],
    error: [
      {
        scenario: 'code refused',
        description: 'The server rejects the code.',
        value: { reason: 'rejected', message: 'This link has expired.' } satisfies Failure,
      },
      {
        scenario: 'no answer to the code',
        description: 'The connection is lost before the response.',
        value: OFFLINE,
      },
    ],
  },
  checkStatus: {
    done: [
      {
        scenario: 'not completed',
        description: 'The server reports that the intake is not completed.',
        value: { hasCompletedIntake: false },
      },
      {
        scenario: 'completed before',
        description: 'The server reports that the intake is completed.',
        value: { hasCompletedIntake: true },
      },
    ],
    error: [
      {
        scenario: 'status cannot be read',
        description: 'The status request fails with a reason.',
        value: REJECTION,
      },
    ],
  },
  saveBasicInfo: {
    done: [{ scenario: 'info received', description: 'The server accepts the info.', value: {} }],
    error: [
      {
        scenario: 'info refused',
        description: 'The server rejects the info, with a reason.',
        value: REJECTION,
      },
    ],
  },
  loadPolicies: {
    done: [
      { scenario: 'policies', description: 'The server returns the policies.', value: policies },
    ],
    error: [
      {
        scenario: 'policies cannot be read',
        description: 'The request for the policies fails with a reason.',
        value: REJECTION,
      },
    ],
  },
  signPolicies: {
    done: [
      { scenario: 'consent received', description: 'The server accepts the consent.', value: {} },
    ],
    error: [
      {
        scenario: 'consent refused',
        description: 'The server rejects the consent, with a reason.',
        value: REJECTION,
      },
    ],
  },
  loadQuestionnaire: {
    done: [
      {
        scenario: 'two pages',
        description: 'The server returns a questionnaire with two pages.',
        value: { pageCount: 2 },
      },
      {
        scenario: 'one page',
        description: 'The server returns a questionnaire with one page.',
        value: { pageCount: 1 },
      },
    ],
    error: [
      {
        scenario: 'questionnaire cannot be read',
        description: 'The request for the questionnaire fails with a reason.',
        value: REJECTION,
      },
    ],
  },
  submitQuestionnaire: {
    done: [
      { scenario: 'answers received', description: 'The server accepts the answers.', value: {} },
    ],
    error: [
      {
        scenario: 'answers refused',
        description: 'The server rejects the answers, with a reason.',
        value: REJECTION,
      },
    ],
  },
} as const;
