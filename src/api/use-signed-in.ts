import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { systemClock } from '../lib/time/clock';
import { selectSession } from '../state/session.slice';
import { readStoredSession } from '../state/stored-session';
import { useApiDispatch } from './api-dispatch';

/**
 * True if a user is signed in on this device. A page that was opened by its URL has no session yet: with `shouldResume`
 * the hook tries to resume it, otherwise only a stored session counts.
 */
export function useSignedIn(shouldResume: boolean): boolean {
  const dispatch = useApiDispatch();
  const isKnown = useSelector(selectSession) !== null;
  useEffect(() => {
    if (isKnown || !shouldResume) return;
    dispatch((_dispatch, _getState, { resumeSession }) => resumeSession()).catch(() => undefined);
  }, [dispatch, shouldResume, isKnown]);
  return isKnown || readStoredSession(systemClock.now()) !== null;
}
