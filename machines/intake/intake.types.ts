import type { Answers, AnswerValue } from '../answer.types';
import type { Failure } from '../port';

/** The steps in order, with the names of the specification (§4 Intake steps in order). */
export const INTAKE_STEPS = [
  'INTRO',
  'BASIC_INFO',
  'CONTACT_INFO',
  'POLICIES',
  'QUESTIONNAIRE_INTRO',
  'QUESTIONNAIRE',
  'PAYMENT',
  'COMPLETED',
] as const;

/**
 * The version of the list above. Raise it whenever a step is inserted, removed or reordered: stored progress refers to a
 * step by its index, and progress of another version is dropped.
 */
export const INTAKE_STEPS_VERSION = 1;

export type IntakeStep = (typeof INTAKE_STEPS)[number];

/** The form values of basic info, unparsed: the date of birth is MM/dd/yyyy; an empty string is no answer (§5). */
export type BasicInfo = {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName: string;
  readonly dateOfBirth: string;
  readonly pronouns: string;
};

/** The form values of contact info; the phone number is masked (§5). */
export type ContactInfo = { readonly email: string; readonly phoneNumber: string };

/** A document that the user agrees to (§3 Policy document). */
export type Policy = {
  readonly id: string;
  readonly description: string | null;
  readonly fileName: string | null;
  readonly url: string | null;
};

/** The result of the payment step; only the provider gets the card itself (D9). */
export type Payment =
  | { readonly paymentMethodSaved: true }
  | {
      readonly paymentMethodSaved: false;
      /** ISO 8601 */
      readonly paymentSkippedAt: string;
    };

/** Everything that the user has entered, sent or not. */
export type IntakeFormData = {
  readonly basicInfo: BasicInfo;
  readonly contactInfo: ContactInfo;
  /** The ids of the policies that the user agreed to; null while the box is not ticked. */
  readonly agreedPolicyIds: readonly string[] | null;
  /** Page of the questionnaire, from 0. */
  readonly pageIndex: number;
  /** By the key of the question. */
  readonly answers: Answers;
  readonly payment: Payment | null;
};

export type IntakeInput = {
  /** The code of the link, or null without one. */
  readonly magicCode: string | null;
  /** This device has the session that the code was exchanged for. */
  readonly isAuthenticated: boolean;
  /** The progress of an earlier visit; null on the first visit. */
  readonly progress: { readonly step: IntakeStep; readonly formData: IntakeFormData } | null;
};

export type IntakeContext = {
  readonly magicCode: string | null;
  readonly isAuthenticated: boolean;
  /** The step at which the flow starts. */
  readonly startStep: IntakeStep;
  readonly formData: IntakeFormData;
  /** Null until loaded. */
  readonly policies: readonly Policy[] | null;
  /** Of the questionnaire; null until it is loaded. */
  readonly pageCount: number | null;
  readonly failure: Failure | null;
};

/** The body that CONTACT_INFO sends; it includes the basic info (D6). */
export type PersonToSend = BasicInfo & ContactInfo;

export type IntakeEmitted = { readonly type: 'INPUT_DELETED' };

export type IntakeEvent =
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BACK' }
  | { readonly type: 'TRY_AGAIN' }
  /** Sent on every change, so that leaving a step by any route keeps the input. */
  | { readonly type: 'BASIC_INFO_TYPED'; readonly basicInfo: BasicInfo }
  | { readonly type: 'BASIC_INFO_ENTERED'; readonly basicInfo: BasicInfo }
  | { readonly type: 'CONTACT_INFO_TYPED'; readonly contactInfo: ContactInfo }
  | { readonly type: 'CONTACT_INFO_ENTERED'; readonly contactInfo: ContactInfo }
  | { readonly type: 'AGREEMENT_CHANGED'; readonly isAgreed: boolean }
  | { readonly type: 'CONSENT_SIGNED' }
  | {
      readonly type: 'ANSWERED';
      readonly key: string;
      /** An empty value removes the answer. */
      readonly value: AnswerValue;
    }
  /** Deletes what was entered, and starts again with the first form. */
  | { readonly type: 'INPUT_DELETED' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'CARD_SAVED' }
  | {
      readonly type: 'SKIPPED';
      /** ISO 8601 */
      readonly at: string;
    }
  /** The session of the link could not be refreshed. */
  | { readonly type: 'SESSION_ENDED' }
  /** A user has signed out on this device, on purpose. */
  | { readonly type: 'SIGNED_OUT' };
