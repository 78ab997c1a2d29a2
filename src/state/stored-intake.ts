import * as v from 'valibot';
import {
  INTAKE_STEPS,
  INTAKE_STEPS_VERSION,
  type IntakeFormData,
} from '../../machines/intake/intake.types';
import { getStepIndex } from '../../machines/intake/intake.selectors';
import type { DatedIntakeProgress } from './intake.slice';
import { getLinkId, INTAKE_PROGRESS_KEY, toLinkKey } from './intake-storage';
import { readStoredCurrent, isExpired } from './stored-session';

/** Version of the stored shape; increment it when the shape changes: data of other versions is dropped. */
const SHAPE_VERSION = 1;

/** Progress stored before `stepsVersion` existed counts as version 1. */
const DEFAULT_STEPS_VERSION = 1;

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

/** All but the last step, which cannot be resumed: its progress is removed. */
const RESUMABLE_STEPS = INTAKE_STEPS.slice(0, -1);

const progressSchema = v.object({
  version: v.literal(SHAPE_VERSION),
  stepsVersion: v.optional(
    v.pipe(v.number(), v.value(INTAKE_STEPS_VERSION)),
    DEFAULT_STEPS_VERSION,
  ),
  magicCode: v.pipe(v.string(), v.minLength(1)),
  stepIndex: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RESUMABLE_STEPS.length - 1)),
  formData: formDataSchema,
  storedAt: v.number(),
});

/** The stored form of progress, with the index of the step, from 0 (§3 Intake progress store). */
type StoredProgress = Omit<DatedIntakeProgress, 'step'> & {
  readonly stepIndex: number;
  readonly version: typeof SHAPE_VERSION;
  readonly stepsVersion: typeof INTAKE_STEPS_VERSION;
};

/** Validates stored progress; null for another version, other steps, an invalid shape, or after 30 days (§9). */
export function parseStoredProgress(value: unknown, now: number): DatedIntakeProgress | null {
  const result = v.safeParse(progressSchema, value);
  if (!result.success) return null;
  const { magicCode, stepIndex, formData, storedAt } = result.output;
  const step = RESUMABLE_STEPS[stepIndex];
  return step === undefined || isExpired(result.output, now)
    ? null
    : { magicCode, step, formData, storedAt };
}

/** Converts progress to its stored form. */
export function toStoredProgress({ step, ...progress }: DatedIntakeProgress): StoredProgress {
  return {
    version: SHAPE_VERSION,
    stepsVersion: INTAKE_STEPS_VERSION,
    stepIndex: getStepIndex(step),
    ...progress,
  };
}

/** Reads the progress of a link directly from storage, where another tab may have written it. */
export function readStoredProgress(now: number, linkId: string): DatedIntakeProgress | null {
  return parseStoredProgress(readStoredCurrent(toLinkKey(INTAKE_PROGRESS_KEY, linkId)), now);
}

/** True if the next visit by a link's code finds what was entered. What cannot be stored leaves nothing older behind either. */
export function isProgressStored(code: string): boolean {
  return readStoredCurrent(toLinkKey(INTAKE_PROGRESS_KEY, getLinkId(code))) !== null;
}
