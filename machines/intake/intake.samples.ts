import type { Failure } from '../port';
import { EMPTY_FORM_DATA } from './intake.selectors';
import type { BasicInfo, ContactInfo, IntakeFormData, Policy } from './intake.types';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const noAnswer: Failure = { reason: 'offline', message: null };

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
    situation: 'first visit',
    says: 'A new patient opens the link to their intake.',
    input: { magicCode, isAuthenticated: false, progress: null },
    leadsTo: 'INTRO.waiting',
  },
  {
    situation: 'no code',
    says: 'Somebody opens /intake without a code.',
    input: { magicCode: null, isAuthenticated: false, progress: null },
    leadsTo: 'expired',
  },
  {
    situation: 'session gone',
    says: 'A new patient comes back in the middle; their session is gone from this device.',
    input: { ...resumed(2), isAuthenticated: false },
    leadsTo: 'expired',
  },
  {
    situation: 'back at basic info',
    says: "A new patient comes back to 'About you'.",
    input: resumed(1),
    leadsTo: 'BASIC_INFO',
  },
  {
    situation: 'back at contact info',
    says: "A new patient comes back to 'How to reach you'.",
    input: resumed(2),
    leadsTo: 'CONTACT_INFO.asking',
  },
  {
    situation: 'back at policies',
    says: "A new patient comes back to 'Policies'.",
    input: resumed(3),
    leadsTo: 'POLICIES.loading',
  },
  {
    situation: 'back at questionnaire intro',
    says: "A new patient comes back to 'A few questions'.",
    input: resumed(4),
    leadsTo: 'QUESTIONNAIRE_INTRO',
  },
  {
    situation: 'back at questionnaire',
    says: "A new patient comes back to 'Questionnaire'.",
    input: resumed(5),
    leadsTo: 'QUESTIONNAIRE.loading',
  },
  {
    situation: 'back at payment',
    says: "A new patient comes back to 'Payment method'.",
    input: resumed(6),
    leadsTo: 'PAYMENT',
  },
  {
    situation: 'reloaded at the end',
    says: 'A new patient reloads the page after the last step.',
    input: {
      magicCode: null,
      isAuthenticated: false,
      progress: { stepIndex: 7, formData: EMPTY_FORM_DATA },
    },
    leadsTo: 'COMPLETED',
  },
] as const;

/** Ways in which the clinic may answer. */
export const intakeOutcomes = {
  exchangeCode: {
    done: [{ situation: 'code taken', says: 'The clinic takes the code.', value: {} }],
    error: [
      {
        situation: 'code refused',
        says: 'The clinic does not take the code.',
        value: { reason: 'rejected', message: 'This link has expired.' } satisfies Failure,
      },
      {
        situation: 'no answer to the code',
        says: 'The connection is lost before the clinic has answered.',
        value: noAnswer,
      },
    ],
  },
  checkStatus: {
    done: [
      {
        situation: 'not completed',
        says: 'The clinic answers that the intake is still to be done.',
        value: { hasCompletedIntake: false },
      },
      {
        situation: 'completed before',
        says: 'The clinic answers that the intake is completed.',
        value: { hasCompletedIntake: true },
      },
    ],
    error: [
      {
        situation: 'status cannot be read',
        says: 'The clinic cannot say whether the intake is completed, and why.',
        value: refusal,
      },
    ],
  },
  saveBasicInfo: {
    done: [{ situation: 'info received', says: 'The clinic receives the info.', value: {} }],
    error: [
      {
        situation: 'info refused',
        says: 'The clinic does not take the info, and says why.',
        value: refusal,
      },
    ],
  },
  loadPolicies: {
    done: [{ situation: 'policies', says: 'The clinic sends its policies.', value: policies }],
    error: [
      {
        situation: 'policies cannot be read',
        says: 'The clinic cannot send its policies, and says why.',
        value: refusal,
      },
    ],
  },
  signPolicies: {
    done: [{ situation: 'consent received', says: 'The clinic receives the consent.', value: {} }],
    error: [
      {
        situation: 'consent refused',
        says: 'The clinic does not take the consent, and says why.',
        value: refusal,
      },
    ],
  },
  loadQuestionnaire: {
    done: [
      {
        situation: 'two pages',
        says: 'The clinic sends a questionnaire of two pages.',
        value: { pageCount: 2 },
      },
      {
        situation: 'one page',
        says: 'The clinic sends a questionnaire of one page.',
        value: { pageCount: 1 },
      },
    ],
    error: [
      {
        situation: 'questionnaire cannot be read',
        says: 'The clinic cannot send its questionnaire, and says why.',
        value: refusal,
      },
    ],
  },
  submitQuestionnaire: {
    done: [{ situation: 'answers received', says: 'The clinic receives the answers.', value: {} }],
    error: [
      {
        situation: 'answers refused',
        says: 'The clinic does not take the answers, and says why.',
        value: refusal,
      },
    ],
  },
} as const;
