import { getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS_VERSION, type IntakeStep } from '../../../machines/intake/intake.types';
import {
  getLinkId,
  INTAKE_PROGRESS_KEY,
  INTAKE_SESSION_KEY,
  SETUP_INTENT_KEY,
  toLinkKey,
} from '../../state/intake-storage';

/** The stored progress of an intake (§3 Intake progress store). */
export type StoredIntake = {
  readonly magicCode: string;
  readonly step: IntakeStep;
  readonly formData: object;
  /** Of the payment step. */
  readonly setupIntent?: {
    readonly clientSecret: string;
    readonly stripeConnectAccountId: string;
  };
};

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** The storage format of the client: see `state/stored-intake`. */
const VERSION = 1;

/** Stores the session of a user who has signed in by a magic link, as the app would. */
export function storeAccountSession(
  storage: Pick<Storage, 'setItem'>,
  magicCode: string,
  tokens: Tokens,
): void {
  const session = { version: VERSION, kind: 'magic-link', magicCode, storedAt: Date.now() };
  storeCurrent(storage, 'session', { ...session, ...tokens });
}

function storeCurrent(storage: Pick<Storage, 'setItem'>, key: string, current: object): void {
  storage.setItem(`persist:${key}`, JSON.stringify({ current: JSON.stringify(current) }));
}

/** Stores the progress of an earlier visit as the app would; without tokens, its session is missing. */
export function storeIntake(
  storage: Pick<Storage, 'setItem'>,
  { magicCode, step, formData, setupIntent }: StoredIntake,
  tokens: Tokens | null,
): void {
  const versionedRecord = { version: VERSION, magicCode, storedAt: Date.now() };
  const linkId = getLinkId(magicCode);
  storeCurrent(storage, toLinkKey(INTAKE_PROGRESS_KEY, linkId), {
    ...versionedRecord,
    stepsVersion: INTAKE_STEPS_VERSION,
    stepIndex: getStepIndex(step),
    formData,
  });
  if (setupIntent !== undefined) {
    const stored = JSON.stringify({ ...setupIntent, storedAt: Date.now() });
    storage.setItem(toLinkKey(SETUP_INTENT_KEY, linkId), stored);
  }
  if (tokens === null) return;
  const session = { ...versionedRecord, kind: 'magic-link', ...tokens };
  storeCurrent(storage, toLinkKey(INTAKE_SESSION_KEY, linkId), session);
}
