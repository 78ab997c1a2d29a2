import { assign, emit, setup } from 'xstate';
import { port, toFailure } from '../port';
import {
  EMPTY_FORM_DATA,
  selectHasInput,
  selectHasNextPage,
  selectPolicyIds,
} from './intake.selectors';
import type {
  BasicInfo,
  ContactInfo,
  IntakeContext,
  IntakeEmitted,
  IntakeEvent,
  IntakeInput,
  IntakeStep,
  Payment,
  PersonToSend,
  Policy,
} from './intake.types';

type Answered = Extract<IntakeEvent, { type: 'ANSWERED' }>;
type Questionnaire = { readonly pageCount: number };

/** The ports, actions and guards of intake. */
export const intakeSetup = setup({
  types: {} as {
    context: IntakeContext;
    events: IntakeEvent;
    input: IntakeInput;
    emitted: IntakeEmitted;
  },
  actors: {
    /** Exchanges the code of the link for a session, unless this device already has one. */
    exchangeCode: port<unknown, { magicCode: string }>('exchangeCode'),
    checkStatus: port<{ hasCompletedIntake: boolean }>('checkStatus'),
    saveBasicInfo: port<unknown, PersonToSend>('saveBasicInfo'),
    loadPolicies: port<readonly Policy[]>('loadPolicies'),
    signPolicies: port<unknown, { policyIds: readonly string[] }>('signPolicies'),
    loadQuestionnaire: port<Questionnaire>('loadQuestionnaire'),
    submitQuestionnaire: port<unknown, Pick<IntakeContext['formData'], 'answers'>>(
      'submitQuestionnaire',
    ),
  },
  actions: {
    setAuthenticated: assign({ isAuthenticated: true }),
    setBasicInfo: assign(({ context }, { basicInfo }: { basicInfo: BasicInfo }) => ({
      formData: { ...context.formData, basicInfo },
    })),
    setContactInfo: assign(({ context }, { contactInfo }: { contactInfo: ContactInfo }) => ({
      formData: { ...context.formData, contactInfo },
    })),
    /** Keeps the box ticked only if it was ticked for the same policies. */
    setPolicies: assign(({ context }, policies: readonly Policy[]) => {
      const { agreedPolicyIds } = context.formData;
      const isSame = agreedPolicyIds?.join('\n') === policies.map(({ id }) => id).join('\n');
      return {
        policies,
        formData: { ...context.formData, agreedPolicyIds: isSame ? agreedPolicyIds : null },
      };
    }),
    setAgreement: assign(({ context }, { isAgreed }: { isAgreed: boolean }) => ({
      formData: {
        ...context.formData,
        agreedPolicyIds: isAgreed ? selectPolicyIds(context) : null,
      },
    })),
    /** Clamps the page index: the questionnaire may have fewer pages than on the last visit. */
    setQuestionnaire: assign(({ context }, { pageCount }: Questionnaire) => ({
      pageCount,
      formData: {
        ...context.formData,
        pageIndex: Math.max(0, Math.min(context.formData.pageIndex, pageCount - 1)),
      },
    })),
    setAnswer: assign(({ context }, { key, value }: Answered) => {
      const { [key]: _replaced, ...others } = context.formData.answers;
      const answers = value.length === 0 ? others : { ...others, [key]: value };
      return { formData: { ...context.formData, answers } };
    }),
    changePage: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      formData: { ...context.formData, pageIndex: context.formData.pageIndex + by },
    })),
    setPayment: assign(({ context }, { payment }: { payment: Payment }) => ({
      formData: { ...context.formData, payment },
    })),
    /** Removes what the user entered, except how the payment step ended. */
    clearFormData: assign(({ context }) => ({
      formData: { ...EMPTY_FORM_DATA, payment: context.formData.payment },
    })),
    /** A form that is on the screen has to be rendered anew. */
    emitInputDeleted: emit({ type: 'INPUT_DELETED' }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasNoCode: ({ context }) => context.magicCode === null,
    startsAt: ({ context }, { step }: { step: IntakeStep }) => context.startStep === step,
    isAuthenticated: ({ context }) => context.isAuthenticated,
    isUnauthenticated: ({ context }) => !context.isAuthenticated,
    hasCompletedIntake: (_, { hasCompletedIntake }: { hasCompletedIntake: boolean }) =>
      hasCompletedIntake,
    /** Only a refusal means that the code is not valid. */
    mayPass: (_, { error }: { error: unknown }) => toFailure(error).reason !== 'rejected',
    hasInput: ({ context }) => selectHasInput(context),
    hasPolicies: ({ context }) => context.policies !== null,
    hasAgreed: ({ context }) => context.formData.agreedPolicyIds !== null,
    hasQuestionnaire: ({ context }) => context.pageCount !== null,
    hasPreviousPage: ({ context }) => context.formData.pageIndex > 0,
    hasNextPage: ({ context }) => selectHasNextPage(context),
    isLastPage: ({ context }) => !selectHasNextPage(context),
  },
});
