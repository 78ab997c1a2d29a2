import type { Reducer } from '@reduxjs/toolkit';
import type { Clock } from '../lib/time/clock';
import { persistCurrent } from './persist-current';
import type { SessionState } from './session.slice';
import { parseStoredSession, SESSION_KEY, toStoredSession } from './stored-session';

/** A session slice with its magic-link session stored under `key`, validated when read; what happened meanwhile wins. */
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
