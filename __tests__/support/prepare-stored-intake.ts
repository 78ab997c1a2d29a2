import { EMPTY_FORM_DATA } from '../../machines/intake/intake.selectors';
import type { IntakeStep } from '../../machines/intake/intake.types';
import { getTimestamp } from '../../src/qa/sandbox/world/clock';
import { emptyIntake } from '../../src/qa/sandbox/world/intake/intake-record';
import { issueTokens, openSession } from '../../src/qa/sandbox/world/sessions';
import type { World } from '../../src/qa/sandbox/world/world';
import {
  getLinkId,
  INTAKE_PROGRESS_KEY,
  INTAKE_SESSION_KEY,
  toLinkKey,
} from '../../src/state/intake-storage';
import { toStoredProgress } from '../../src/state/stored-intake';
import { getPersistKey, toStoredSession } from '../../src/state/stored-session';

const MAGIC_CODE = 'intake-nia';

const toStorageEntry = (key: string, current: unknown) =>
  [getPersistKey(key), JSON.stringify({ current: JSON.stringify(current) })] as const;

/** Sets up the sandbox as after a visit of Nia's that ended at `step`; returns what her browser has in local storage. */
export function prepareStoredIntake(step: IntakeStep, { sessions, clock, intakes }: World) {
  intakes.set('nia', { ...emptyIntake, basicInfo: {}, consentedAt: getTimestamp(clock) });
  const tokens = issueTokens(sessions, openSession(sessions, 'nia', 'magic-link'), clock);
  const storedAt = Date.now();
  const magicCode = MAGIC_CODE;
  const linkId = getLinkId(magicCode);
  return [
    toStorageEntry(
      toLinkKey(INTAKE_SESSION_KEY, linkId),
      toStoredSession({ kind: 'magic-link', magicCode, storedAt, ...tokens }),
    ),
    toStorageEntry(
      toLinkKey(INTAKE_PROGRESS_KEY, linkId),
      toStoredProgress({ magicCode, step, formData: EMPTY_FORM_DATA, storedAt }),
    ),
  ];
}
