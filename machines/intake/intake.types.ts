import type { Failure } from '../port';

/** The steps in their order, by the names of the specification (§4 Intake steps in order). */
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

/** What is typed about a person, as it was typed: the date of birth as MM/dd/yyyy; empty is no answer (§5). */
export type BasicInfo = {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName: string;
  readonly dateOfBirth: string;
  readonly pronouns: string;
};

/** How to reach a person, as it was typed: the phone masked (§5). */
export type ContactInfo = { readonly email: string; readonly phoneNumber: string };

/** A document to agree to (§3 Policy document). */
export type Policy = {
  readonly id: string;
  readonly description: string | null;
  readonly fileName: string | null;
  readonly url: string | null;
};

/** An answer as it stands on screen: typed text or a choice's id, or the ids of a multiple choice. */
export type AnswerValue = string | readonly string[];

/** How the payment step ended; the card itself is the provider's alone (D9). */
export type Payment =
  | { readonly paymentMethodSaved: true }
  | {
      readonly paymentMethodSaved: false;
      /** ISO 8601 */
      readonly paymentSkippedAt: string;
    };

/** Everything that was entered so far, whether or not it has been sent. */
export type IntakeFormData = {
  readonly basicInfo: BasicInfo;
  readonly contactInfo: ContactInfo;
  /** The ids of the policies that the ticked box speaks of; null while it is not ticked. */
  readonly agreedPolicyIds: readonly string[] | null;
  /** Of the questionnaire, counted from 0. */
  readonly pageIndex: number;
  /** By the key of the questionnaire's item. */
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly payment: Payment | null;
};

export type IntakeInput = {
  /** The code of the link; null where there is none. */
  readonly magicCode: string | null;
  /** This device holds the session that the code was exchanged for. */
  readonly isAuthenticated: boolean;
  /** What an earlier visit has left; null for a first one. */
  readonly progress: { readonly stepIndex: number; readonly formData: IntakeFormData } | null;
};

export type IntakeContext = {
  readonly magicCode: string | null;
  readonly isAuthenticated: boolean;
  /** The step that the flow begins at. */
  readonly startStep: IntakeStep;
  readonly formData: IntakeFormData;
  /** Null until they have been read. */
  readonly policies: readonly Policy[] | null;
  /** Null until the questionnaire has been read. */
  readonly pageCount: number | null;
  readonly failure: Failure | null;
};

/** What CONTACT_INFO sends, with what BASIC_INFO has kept (D6). */
export type PersonToSend = BasicInfo & ContactInfo;

export type IntakeEvent =
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BACK' }
  | { readonly type: 'TRY_AGAIN' }
  /** Kept as it is typed, so that no way out of a step loses it. */
  | { readonly type: 'BASIC_INFO_TYPED'; readonly basicInfo: BasicInfo }
  | { readonly type: 'BASIC_INFO_ENTERED'; readonly basicInfo: BasicInfo }
  | { readonly type: 'CONTACT_INFO_TYPED'; readonly contactInfo: ContactInfo }
  | { readonly type: 'CONTACT_INFO_ENTERED'; readonly contactInfo: ContactInfo }
  | { readonly type: 'AGREEMENT_CHANGED'; readonly isAgreed: boolean }
  | { readonly type: 'CONSENT_SIGNED' }
  | {
      readonly type: 'ANSWERED';
      readonly key: string;
      /** An empty value takes the answer back. */
      readonly value: AnswerValue;
    }
  | { readonly type: 'NEXT' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'CARD_SAVED' }
  | {
      readonly type: 'SKIPPED';
      /** ISO 8601 */
      readonly at: string;
    }
  /** The session of the link is over: it could not be renewed, or somebody logged out on this device. */
  | { readonly type: 'SESSION_ENDED' };
