import * as v from 'valibot';
import type { OnboardingPreset } from '../../../machines/onboarding/onboarding.types';
import { EMAIL_FORMAT } from '../../validation/email.schema';

/** The rule of the form, so that a reload resumes every step that the form has led to. */
const email = v.pipe(v.string(), v.trim(), v.regex(EMAIL_FORMAT), v.maxLength(254));
const optionalEmail = v.nullish(email, null);

/** The format of the masked phone field. */
const phoneNumber = v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/));

const presetSchema = v.union([
  v.object({ step: v.literal('initiate'), email: optionalEmail }),
  v.object({ step: v.literal('verify'), email }),
  v.object({ step: v.literal('verify'), phoneNumber }),
  v.object({
    step: v.literal('setup-account'),
    patientId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    email: optionalEmail,
  }),
]);

/** Reads the start step and its data from the navigation state (§2: step, patientId, email); null if invalid. */
export function readPreset(state: unknown): OnboardingPreset | null {
  const result = v.safeParse(presetSchema, state);
  if (!result.success) return null;
  const preset = result.output;
  if (preset.step !== 'setup-account') return preset;
  return { step: preset.step, patient: { patientId: preset.patientId, email: preset.email } };
}

const sentAnswersSchema = v.object({ hasSentAnswers: v.literal(true) });

/** True in the navigation state after a submit of assessments with answers (§4). */
export function readHasSentAnswers(state: unknown): boolean {
  return v.is(sentAnswersSchema, state);
}

const loginStateSchema = v.object({ from: v.string() });

/** The navigation state to hand back to the login page, which knows where to go after signing in (D9); empty without one. */
export function readLoginState(state: unknown): { readonly from?: string } {
  const { success, output } = v.safeParse(loginStateSchema, state);
  return success ? output : {};
}
