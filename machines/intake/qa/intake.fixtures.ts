import type { Failure } from '../../port';
import { EMPTY_FORM_DATA } from '../intake.selectors';
import type { BasicInfo, ContactInfo, IntakeFormData, Policy } from '../intake.types';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const networkFailure: Failure = { reason: 'offline', message: null };

/** What a person enters. */
export const NIA: BasicInfo = {
  firstName: 'Nia',
  lastName: 'Okafor',
  preferredName: '',
  dateOfBirth: '03/09/1994',
  pronouns: 'she/her/hers',
};
/** How they are reached. */
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

/** What a visit has left that ended at a later step. */
const formData: IntakeFormData = {
  ...EMPTY_FORM_DATA,
  basicInfo: NIA,
  contactInfo: NIAS_CONTACT,
};

const magicCode = 'intake-nia';
const resumed = (stepIndex: number) => ({
  magicCode,
  isAuthenticated: true,
  progress: { stepIndex, formData },
});

/** Ways to begin. */
export const intakeStarts = [
  {
    scenario: 'first visit',
    description: 'A new patient opens the link to their intake.',
    input: { magicCode, isAuthenticated: false, progress: null },
    targetState: 'INTRO.waiting',
  },
  {
    scenario: 'no code',
    description: 'Somebody opens /intake without a code.',
    input: { magicCode: null, isAuthenticated: false, progress: null },
    targetState: 'expired',
  },
  {
    scenario: 'session gone',
    description: 'A new patient comes back in the middle; their session is gone from this device.',
    input: { ...resumed(2), isAuthenticated: false },
    targetState: 'expired',
  },
  {
    scenario: 'back at basic info',
    description: "A new patient comes back to 'About you'.",
    input: resumed(1),
    targetState: 'BASIC_INFO',
  },
  {
    scenario: 'back at contact info',
    description: "A new patient comes back to 'How to reach you'.",
    input: resumed(2),
    targetState: 'CONTACT_INFO.asking',
  },
  {
    scenario: 'back at policies',
    description: "A new patient comes back to 'Policies'.",
    input: resumed(3),
    targetState: 'POLICIES.loading',
  },
  {
    scenario: 'back at questionnaire intro',
    description: "A new patient comes back to 'A few questions'.",
    input: resumed(4),
    targetState: 'QUESTIONNAIRE_INTRO',
  },
  {
    scenario: 'back at questionnaire',
    description: "A new patient comes back to 'Questionnaire'.",
    input: resumed(5),
    targetState: 'QUESTIONNAIRE.loading',
  },
  {
    scenario: 'back at payment',
    description: "A new patient comes back to 'Payment method'.",
    input: resumed(6),
    targetState: 'PAYMENT',
  },
  {
    scenario: 'reloaded at the end',
    description: 'A new patient reloads the page after the last step.',
    input: {
      magicCode: null,
      isAuthenticated: false,
      progress: { stepIndex: 7, formData: EMPTY_FORM_DATA },
    },
    targetState: 'COMPLETED',
  },
] as const;

/** Ways in which the clinic may answer. */
export const intakeOutcomes = {
  exchangeCode: {
    done: [{ scenario: 'code taken', description: 'The clinic takes the code.', value: {} }],
    error: [
      {
        scenario: 'code refused',
        description: 'The clinic does not take the code.',
        value: { reason: 'rejected', message: 'This link has expired.' } satisfies Failure,
      },
      {
        scenario: 'no answer to the code',
        description: 'The connection is lost before the clinic has answered.',
        value: networkFailure,
      },
    ],
  },
  checkStatus: {
    done: [
      {
        scenario: 'not completed',
        description: 'The clinic answers that the intake is still to be done.',
        value: { hasCompletedIntake: false },
      },
      {
        scenario: 'completed before',
        description: 'The clinic answers that the intake is completed.',
        value: { hasCompletedIntake: true },
      },
    ],
    error: [
      {
        scenario: 'status cannot be read',
        description: 'The clinic cannot say whether the intake is completed, and why.',
        value: rejection,
      },
    ],
  },
  saveBasicInfo: {
    done: [{ scenario: 'info received', description: 'The clinic receives the info.', value: {} }],
    error: [
      {
        scenario: 'info refused',
        description: 'The clinic does not take the info, and says why.',
        value: rejection,
      },
    ],
  },
  loadPolicies: {
    done: [
      { scenario: 'policies', description: 'The clinic sends its policies.', value: policies },
    ],
    error: [
      {
        scenario: 'policies cannot be read',
        description: 'The clinic cannot send its policies, and says why.',
        value: rejection,
      },
    ],
  },
  signPolicies: {
    done: [
      { scenario: 'consent received', description: 'The clinic receives the consent.', value: {} },
    ],
    error: [
      {
        scenario: 'consent refused',
        description: 'The clinic does not take the consent, and says why.',
        value: rejection,
      },
    ],
  },
  loadQuestionnaire: {
    done: [
      {
        scenario: 'two pages',
        description: 'The clinic sends a questionnaire of two pages.',
        value: { pageCount: 2 },
      },
      {
        scenario: 'one page',
        description: 'The clinic sends a questionnaire of one page.',
        value: { pageCount: 1 },
      },
    ],
    error: [
      {
        scenario: 'questionnaire cannot be read',
        description: 'The clinic cannot send its questionnaire, and says why.',
        value: rejection,
      },
    ],
  },
  submitQuestionnaire: {
    done: [
      { scenario: 'answers received', description: 'The clinic receives the answers.', value: {} },
    ],
    error: [
      {
        scenario: 'answers refused',
        description: 'The clinic does not take the answers, and says why.',
        value: rejection,
      },
    ],
  },
} as const;
