import type { Reducer } from '@reduxjs/toolkit';
import type { Clock } from '../lib/time/clock';
import { persistCurrent, type SliceStorage } from './persist-current';
import type { SessionState } from './session.slice';
import { parseStoredSession, SESSION_KEY, toStoredSession } from './stored-session';

type Options = { readonly key: string; readonly storage?: SliceStorage };

/** Persists the magic-link session of a slice under `key`; validated when read, unless a session has started before. */
export function persistSession(
  reducer: Reducer<SessionState>,
  clock: Clock,
  options: Options = { key: SESSION_KEY },
): Reducer<SessionState> {
  return persistCurrent(reducer, {
    ...options,
    toStored: toStoredSession,
    parse: (stored) => parseStoredSession(stored, clock.now()),
    isUntouched: ({ epoch }) => epoch === 0,
  });
}
