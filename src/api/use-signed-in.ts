import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { systemClock } from '../lib/time/clock';
import { selectSession } from '../state/session.slice';
import { readStoredSession } from '../state/stored-session';
import { useApiDispatch } from './api-dispatch';

/**
 * Whether somebody is signed in on this device. A page that was opened by its address does not know: with `isAsked` it
 * asks, else it learns it from a stored session alone.
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
