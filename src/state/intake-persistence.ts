import { removeStorage, writeStorage } from '../lib/storage/safe-storage';
import type { Clock } from '../lib/time/clock';
import { intakeProgressSlice, intakeSessionSlice, type IntakeProgressState } from './intake.slice';
import {
  getLinkId,
  INTAKE_PROGRESS_KEY,
  INTAKE_SESSION_KEY,
  readStoredIntakeSession,
  toLinkKey,
} from './intake-storage';
import type { IntakeWriter } from './intake-writer';
import { persistCurrent, type SliceStorage } from './persist-current';
import { persistSession } from './session-persistence';
import type { Session } from './session.slice';
import { parseStoredProgress, toStoredProgress } from './stored-intake';
import { parseStoredSession, parseStoredSlice } from './stored-session';

/** Creates the reducers of an intake, both stored for 30 days (§4, D3) by the document that may write. */
export function createIntakeReducers(clock: Clock, writer: IntakeWriter) {
  return {
    [intakeSessionSlice.reducerPath]: persistSession(intakeSessionSlice.reducer, clock, {
      key: INTAKE_SESSION_KEY,
      storage: createStorage((text) => writer.getLinkId() ?? findRenewedLink(text, clock.now())),
    }),
    [intakeProgressSlice.reducerPath]: persistCurrent(intakeProgressSlice.reducer, {
      key: INTAKE_PROGRESS_KEY,
      toStored: toStoredProgress,
      parse: (stored) => parseStoredProgress(stored, clock.now()),
      isUntouched: ({ current }: IntakeProgressState) => current === null,
      storage: createStorage(() => writer.getLinkId()),
    }),
  };
}

/** Stores a slice with the keys of a link. It is not read: which link is opened is not known before. */
function createStorage(getWritableLink: (text: string) => string | null): SliceStorage {
  return {
    read: () => null,
    write: (key, text) => {
      const linkId = getWritableLink(text);
      return linkId === null || writeStorage('local', toLinkKey(key, linkId), text);
    },
    remove: (key) => {
      const linkId = getWritableLink('');
      if (linkId !== null) removeStorage('local', toLinkKey(key, linkId));
    },
  };
}

/**
 * The link of a session that was renewed while another document became the writer: its old tokens are of no use any more, so the
 * new ones are stored all the same. Null unless the same session is still stored.
 */
function findRenewedLink(text: string, now: number): string | null {
  const renewed = parseStoredSession(parseStoredSlice(text), now);
  if (renewed?.kind !== 'magic-link') return null;
  const linkId = getLinkId(renewed.magicCode);
  return isSameSession(renewed, readStoredIntakeSession(now, linkId)) ? linkId : null;
}

/** True for two states of one session: refreshing its tokens does not change when it was stored first. */
function isSameSession(one: Session, other: Session | null): boolean {
  return (
    one.kind === 'magic-link' &&
    other?.kind === 'magic-link' &&
    one.magicCode === other.magicCode &&
    one.storedAt === other.storedAt
  );
}
