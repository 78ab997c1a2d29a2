import * as v from 'valibot';
import { INTAKE_STEPS, type IntakeFormData } from '../../machines/intake/intake.types';
import { removeStorage } from '../lib/storage/safe-storage';
import { INTAKE_PROGRESS_KEY, INTAKE_SESSION_KEY, type DatedIntakeProgress } from './intake.slice';
import { getPersistKey, SESSION_LIFETIME_MS } from './stored-session';

/** Raised when the shape changes: what an earlier release stored is dropped then. */
const VERSION = 1;

const formDataSchema: v.GenericSchema<unknown, IntakeFormData> = v.object({
  basicInfo: v.object({
    firstName: v.string(),
    lastName: v.string(),
    preferredName: v.string(),
    dateOfBirth: v.string(),
    pronouns: v.string(),
  }),
  contactInfo: v.object({ email: v.string(), phoneNumber: v.string() }),
  agreedPolicyIds: v.nullable(v.array(v.string())),
  pageIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  payment: v.nullable(
    v.union([
      v.object({ paymentMethodSaved: v.literal(true) }),
      v.object({ paymentMethodSaved: v.literal(false), paymentSkippedAt: v.string() }),
    ]),
  ),
});

/** The last step is no place to come back to: its progress is removed. */
const LAST_INDEX = INTAKE_STEPS.length - 2;

const progressSchema = v.object({
  version: v.literal(VERSION),
  magicCode: v.pipe(v.string(), v.minLength(1)),
  stepIndex: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_INDEX)),
  formData: formDataSchema,
  storedAt: v.number(),
});

/** Progress as it stands in storage. */
export type StoredProgress = DatedIntakeProgress & { readonly version: typeof VERSION };

/** Stored progress, or null for another version, shape or step, or one past its 30 days (§9). */
export function parseStoredProgress(value: unknown, now: number): DatedIntakeProgress | null {
  const result = v.safeParse(progressSchema, value);
  if (!result.success) return null;
  const { version: _version, ...progress } = result.output;
  // A time in the future is a clock set back, or somebody's hand: it proves no age.
  const age = now - progress.storedAt;
  return age >= 0 && age < SESSION_LIFETIME_MS ? progress : null;
}

/** What stands in storage for `progress`. */
export function toStoredProgress(progress: DatedIntakeProgress): StoredProgress {
  return { version: VERSION, ...progress };
}

/** Takes the progress out of storage, whoever wrote it. */
export function removeStoredProgress(): void {
  removeStorage('local', getPersistKey(INTAKE_PROGRESS_KEY));
}

/** Takes the session of an intake out of storage, whoever wrote it. */
export function removeStoredIntakeSession(): void {
  removeStorage('local', getPersistKey(INTAKE_SESSION_KEY));
}
