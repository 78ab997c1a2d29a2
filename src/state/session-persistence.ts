import type { Reducer } from '@reduxjs/toolkit';
import type { Clock } from '../lib/time/clock';
import { persistCurrent, type SliceStorage } from './persist-current';
import type { Session, SessionState } from './session.slice';
import {
  parseStoredSession,
  readStoredSession,
  SESSION_KEY,
  toStoredSession,
} from './stored-session';

type Options = { readonly key: string; readonly storage?: SliceStorage };

/** Persists the magic-link session of a slice under `key`; validated when read, unless a session has started before. */
export function persistSession(
  reducer: Reducer<SessionState>,
  clock: Clock,
  options: Options = { key: SESSION_KEY },
): Reducer<SessionState> {
  let lastToken: string | null = null;
  /** True if only the user of the session is new here, and another tab has stored newer tokens since, or removed them. */
  const isReplaced = ({ accessToken }: Session) => {
    const isTokenNew = accessToken !== lastToken;
    lastToken = accessToken;
    return !isTokenNew && readStoredSession(clock.now(), options.key)?.accessToken !== accessToken;
  };
  return persistCurrent(reducer, {
    ...options,
    toStored: (session: Session) => (isReplaced(session) ? undefined : toStoredSession(session)),
    parse: (stored) => parseStoredSession(stored, clock.now()),
    isUntouched: ({ epoch }) => epoch === 0,
  });
}
