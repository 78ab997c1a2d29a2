import {
  INTAKE_STEPS,
  type IntakeContext,
  type IntakeFormData,
  type IntakeInput,
  type IntakeStep,
  type PersonToSend,
} from './intake.types';

/** Nothing entered yet (§5: no answer is an empty one). */
export const EMPTY_FORM_DATA: IntakeFormData = {
  basicInfo: { firstName: '', lastName: '', preferredName: '', dateOfBirth: '', pronouns: '' },
  contactInfo: { email: '', phoneNumber: '' },
  agreedPolicyIds: null,
  pageIndex: 0,
  answers: {},
  payment: null,
};

/** The context in which the flow begins: where an earlier visit left it, or at the first step. */
export function toContext({ magicCode, isAuthenticated, progress }: IntakeInput): IntakeContext {
  return {
    magicCode,
    isAuthenticated,
    startStep: INTAKE_STEPS[progress?.stepIndex ?? 0] ?? 'INTRO',
    formData: progress?.formData ?? EMPTY_FORM_DATA,
    policies: null,
    pageCount: null,
    failure: null,
  };
}

/** Where a step stands among all, counted from 0. */
export const getStepIndex = (step: IntakeStep): number => INTAKE_STEPS.indexOf(step);

/** How far a step is: its index by the last one's, as a whole percentage (§4). */
export function getStepPercent(step: IntakeStep): number {
  return Math.round((getStepIndex(step) / (INTAKE_STEPS.length - 1)) * 100);
}

/** The code to exchange; throws without one, which is no state of the first step. */
export function selectCode({ magicCode }: IntakeContext): string {
  if (magicCode === null) throw new Error('There is no code to exchange.');
  return magicCode;
}

/** What CONTACT_INFO sends (D6). */
export function selectPerson({ formData }: IntakeContext): PersonToSend {
  return { ...formData.basicInfo, ...formData.contactInfo };
}

/** The ids of all policies shown, which are what is signed (D9). */
export function selectPolicyIds({ policies }: IntakeContext): readonly string[] {
  return (policies ?? []).map(({ id }) => id);
}

/** True where Next leads on; on the last page there is Submit instead (§4). */
export function selectHasNextPage({ formData, pageCount }: IntakeContext): boolean {
  return formData.pageIndex < (pageCount ?? 0) - 1;
}
