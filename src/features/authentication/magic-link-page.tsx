import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { startSession } from '../../api/start-session';
import { toQueryFailure } from '../../api/api-error';
import { systemClock } from '../../lib/time/clock';
import { useSession } from '../../state/session-context';
import type { LoginMessage } from '../../state/login-message';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { readMagicLink, type MagicLink } from './magic-link';

/**
 * /magic-link?code=…&next=…: exchanges the code for a session and navigates to `next`. The code is removed from the URL
 * first (D3); the history entry keeps it until the exchange, so that a reload can still use the link.
 */
export function MagicLinkPage() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const [link] = useState(() => readMagicLink({ search, state }, window.location.origin));
  const navigate = useNavigate();
  const exchange = useCodeExchange(link, setFailure);
  const hasStarted = useRef(false);

  useEffect(() => {
    // A code can be exchanged only once, and strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void navigate(pathname, { replace: true, state: link });
    void exchange();
  }, [link, navigate, exchange, pathname]);

  return failure === null ? (
    <LoadingScreen />
  ) : (
    <LoadErrorPage failure={failure} onTryAgain={() => void exchange()} />
  );
}

/** Returns a function that exchanges the code: it then navigates to `next`, or to /login if the code is rejected. */
function useCodeExchange({ code, next }: MagicLink, setFailure: (failure: Failure | null) => void) {
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const session = useSession();

  return useCallback(async () => {
    const redirectToLogin = () =>
      navigate('/login', {
        replace: true,
        state: { from: next, message: 'linkExpired' satisfies LoginMessage, tone: 'error' },
      });
    setFailure(null);
    // The link has no code, or its code has been exchanged already.
    if (code === '') return redirectToLogin();

    const { data: tokens, error } = await dispatch(
      identityApi.endpoints.authenticateMagicCode.initiate(code, { track: false }),
    );
    if (tokens !== undefined) {
      const storedAt = systemClock.now();
      startSession({ kind: 'magic-link', magicCode: code, storedAt, ...tokens }, dispatch, session);
      return navigate(next, { replace: true });
    }
    const failure = toQueryFailure(error);
    if (failure.reason === 'rejected') return redirectToLogin();
    setFailure(failure);
  }, [code, dispatch, session, navigate, next, setFailure]);
}
