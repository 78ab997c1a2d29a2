import { INTAKE_STEPS_VERSION } from '../../../machines/intake/intake.types';

/** The stored progress of an intake (§3 Intake progress store). */
export type StoredIntake = {
  readonly magicCode: string;
  readonly stepIndex: number;
  readonly formData: object;
};

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** The storage format of the client: see `state/stored-intake`. */
const VERSION = 1;

/** Stores the progress of an earlier visit as the app would; without tokens, its session is missing. */
export function storeIntake(
  storage: Pick<Storage, 'setItem'>,
  { magicCode, stepIndex, formData }: StoredIntake,
  tokens: Tokens | null,
): void {
  const versionedRecord = { version: VERSION, magicCode, storedAt: Date.now() };
  const store = (key: string, current: object) =>
    storage.setItem(`persist:${key}`, JSON.stringify({ current: JSON.stringify(current) }));
  store('intake-progress', {
    ...versionedRecord,
    stepsVersion: INTAKE_STEPS_VERSION,
    stepIndex,
    formData,
  });
  if (tokens !== null)
    store('intake-session', { ...versionedRecord, kind: 'magic-link', ...tokens });
}
