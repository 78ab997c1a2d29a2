import * as v from 'valibot';
import { essentialId } from '../lib/responses/ids';
import { sideText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { paths } from './paths';
import { discardBody } from './discard-body';

const brandingSchema = v.object({ name: sideText, logoUrl: sideText });
const clinicInfoSchema = v.object({
  name: sideText,
  phoneNumber: sideText,
  logoUrl: sideText,
});
const statusSchema = v.object({ hasCompletedIntake: v.boolean() });
/** A policy without an id fails the step: what cannot be signed must not be left out of what is agreed to. */
const policySchema = v.object({
  id: essentialId,
  description: sideText,
  fileName: sideText,
  url: sideText,
});

/** The request body of the CONTACT_INFO step (§7, D9); empty optional fields are left out. */
export type IntakeBasicInfo = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** yyyy-MM-dd */
  readonly dateOfBirth: string;
  /** E.164 */
  readonly phoneNumber: string;
  readonly pronoun?: string;
  readonly preferredName?: string;
};

/** One answer of the questionnaire (D6). */
export type IntakeAnswerPayload = {
  readonly linkId: string;
  readonly value: string | readonly string[] | null;
};

type Command<Body> = { readonly url: string; readonly body: Body };

/** Creates a command that the intake session authenticates; the body of a successful response is ignored. */
const createCommand = <Body>({ url, body }: Command<Body>) => ({
  url,
  body,
  method: 'POST',
  service: 'intake' as const,
  responseHandler: discardBody,
});

/** The intake, from a link to a new patient's record (§7 intake, D6). */
export const intakeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The clinic of a link, before the patient is known (D5); needs no session. */
    getBranding: build.query({
      query: (code: string) => ({ url: paths.intakeBranding(code) }),
      responseSchema: tolerantResponse('getBranding', brandingSchema),
    }),
    getClinicInfo: build.query<v.InferOutput<typeof clinicInfoSchema>, void>({
      query: () => ({ url: paths.intakeClinicInfo, service: 'intake', isOptional: true }),
      responseSchema: tolerantResponse('getClinicInfo', clinicInfoSchema),
    }),
    getIntakeStatus: build.query<v.InferOutput<typeof statusSchema>, void>({
      query: () => ({ url: paths.intakeStatus, service: 'intake' }),
      responseSchema: statusSchema,
    }),
    getPolicies: build.query<v.InferOutput<typeof policySchema>[], void>({
      query: () => ({ url: paths.intakePolicies, service: 'intake' }),
      responseSchema: tolerantResponse('getPolicies', v.array(policySchema)),
    }),
    /** The pages of the questionnaire; `questions/` parses them. */
    getQuestionnaire: build.query<unknown, void>({
      query: () => ({ url: paths.intakeQuestionnaire, service: 'intake' }),
    }),
    saveBasicInfo: build.mutation<unknown, IntakeBasicInfo>({
      query: (body) => createCommand({ url: paths.intakeBasicInfo, body }),
    }),
    signPolicies: build.mutation<unknown, readonly string[]>({
      query: (policyIds) =>
        createCommand({ url: paths.intakeConsent, body: { consented: true, policyIds } }),
    }),
    submitQuestionnaire: build.mutation<unknown, readonly IntakeAnswerPayload[]>({
      query: (responses) => createCommand({ url: paths.intakeSubmit, body: { responses } }),
    }),
    /** Sends a new link to replace an expired one; needs no session. */
    resendMagicLink: build.mutation<unknown, string>({
      query: (expiredCode) => ({
        url: paths.intakeResend,
        method: 'POST',
        body: { expiredCode },
        responseHandler: discardBody,
      }),
    }),
  }),
});
