import * as v from 'valibot';
import { requiredId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { brandingResponse } from './clinic.schema';
import {
  getBranding,
  getClinicInfo,
  getIntakeStatus,
  getPolicies,
  getQuestionnaire,
  resendMagicLink,
  saveBasicInfo,
  signPolicies,
  submitQuestionnaire,
} from './operations';
import { toRequest } from './to-request';

const clinicInfoSchema = v.object({
  name: optionalLabel,
  phoneNumber: optionalText,
  logoUrl: optionalText,
});
const statusSchema = v.object({ hasCompletedIntake: v.boolean() });
/** A policy without an id fails the step: what cannot be signed must not be left out of what is agreed to. */
const policySchema = v.object({
  id: requiredId,
  description: optionalText,
  fileName: optionalText,
  url: optionalText,
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

/** One answer of the questionnaire (D6): text, a list of values for a multi-select, or null. */
export type IntakeAnswer = {
  readonly linkId: string;
  readonly value: string | readonly string[] | null;
};

/** The intake, from a link to a new patient's record (§7 intake, D6). */
export const intakeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The clinic of a link, before the patient is known (D5); needs no session. */
    getBranding: build.query({
      query: (code: string) => toRequest(getBranding, {}, { query: { code } }),
      responseSchema: brandingResponse,
    }),
    getClinicInfo: build.query<v.InferOutput<typeof clinicInfoSchema>, void>({
      query: () => toRequest(getClinicInfo, {}),
      responseSchema: tolerantResponse('getClinicInfo', clinicInfoSchema),
    }),
    getIntakeStatus: build.query<v.InferOutput<typeof statusSchema>, void>({
      query: () => toRequest(getIntakeStatus, {}),
      responseSchema: statusSchema,
    }),
    getPolicies: build.query<v.InferOutput<typeof policySchema>[], void>({
      query: () => toRequest(getPolicies, {}),
      responseSchema: tolerantResponse('getPolicies', v.array(policySchema)),
    }),
    /** The pages of the questionnaire; `questions/` parses them. */
    getQuestionnaire: build.query<unknown, void>({
      query: () => toRequest(getQuestionnaire, {}),
    }),
    saveBasicInfo: build.mutation<unknown, IntakeBasicInfo>({
      query: (body) => toRequest(saveBasicInfo, {}, { body }),
    }),
    signPolicies: build.mutation<unknown, readonly string[]>({
      query: (policyIds) => toRequest(signPolicies, {}, { body: { consented: true, policyIds } }),
    }),
    submitQuestionnaire: build.mutation<unknown, readonly IntakeAnswer[]>({
      query: (responses) => toRequest(submitQuestionnaire, {}, { body: { responses } }),
    }),
    /** Sends a new link to replace an expired one; needs no session. */
    resendMagicLink: build.mutation<unknown, string>({
      query: (expiredCode) => toRequest(resendMagicLink, {}, { body: { expiredCode } }),
      responseSchema: v.looseObject({}),
    }),
  }),
});
