import {
  INTAKE_STEPS,
  type IntakeContext,
  type IntakeFormData,
  type IntakeInput,
  type IntakeStep,
  type PersonToSend,
} from './intake.types';

/** The form data before any input (§5: no answer is an empty string). */
export const EMPTY_FORM_DATA: IntakeFormData = {
  basicInfo: { firstName: '', lastName: '', preferredName: '', dateOfBirth: '', pronouns: '' },
  contactInfo: { email: '', phoneNumber: '' },
  agreedPolicyIds: null,
  pageIndex: 0,
  answers: {},
  payment: null,
};

/** The initial context: continues an earlier visit, or starts at the first step. */
export function toContext({ magicCode, isAuthenticated, progress }: IntakeInput): IntakeContext {
  return {
    magicCode,
    isAuthenticated,
    startStep: progress?.step ?? 'INTRO',
    formData: progress?.formData ?? EMPTY_FORM_DATA,
    policies: null,
    pageCount: null,
    failure: null,
  };
}

/** The index of a step, from 0. */
export const getStepIndex = (step: IntakeStep): number => INTAKE_STEPS.indexOf(step);

/** Progress at a step: its index divided by the last index, as a whole percentage (§4). */
export function getStepPercent(step: IntakeStep): number {
  return Math.round((getStepIndex(step) / (INTAKE_STEPS.length - 1)) * 100);
}

/** The code of the link. Throws if there is none. */
export function selectCode({ magicCode }: IntakeContext): string {
  if (magicCode === null) throw new Error('There is no code to exchange.');
  return magicCode;
}

/** The body that CONTACT_INFO sends (D6). */
export function selectPerson({ formData }: IntakeContext): PersonToSend {
  return { ...formData.basicInfo, ...formData.contactInfo };
}

/** The ids of all policies on the screen, which are the ones to sign (D9). */
export function selectPolicyIds({ policies }: IntakeContext): readonly string[] {
  return (policies ?? []).map(({ id }) => id);
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextPage({ formData, pageCount }: IntakeContext): boolean {
  return formData.pageIndex < (pageCount ?? 0) - 1;
}

/** True once the user has entered something. */
export function selectHasInput({ formData }: IntakeContext): boolean {
  return JSON.stringify(formData) !== JSON.stringify(EMPTY_FORM_DATA);
}
