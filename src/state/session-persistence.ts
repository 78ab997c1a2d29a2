import type { Reducer } from '@reduxjs/toolkit';
import type { Clock } from '../lib/time/clock';
import { persistCurrent } from './persist-current';
import type { SessionState } from './session.slice';
import { parseStoredSession, SESSION_KEY, toStoredSession } from './stored-session';

/** Persists the magic-link session of a slice under `key`; validated when read, unless a session has started before. */
export function persistSession(
  reducer: Reducer<SessionState>,
  clock: Clock,
  key = SESSION_KEY,
): Reducer<SessionState> {
  return persistCurrent(reducer, {
    key,
    toStored: toStoredSession,
    parse: (stored) => parseStoredSession(stored, clock.now()),
    isUntouched: ({ epoch }) => epoch === 0,
  });
}
