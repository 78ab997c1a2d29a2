import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import * as v from 'valibot';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { startSession } from '../../api/start-session';
import { toQueryFailure } from '../../api/api-error';
import { systemClock } from '../../lib/time/clock';
import { useSession } from '../../state/session-context';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { EXPIRED_LINK } from './copy';
import { toDestination } from './login-state';

/**
 * /magic-link?code=…&next=…: exchanges the code for a session and leads on. The code leaves the address first (D3); until
 * it is exchanged the entry of the history keeps it, so that a reload is not the end of the link.
 */
export function MagicLinkPage() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const [link] = useState(() => parseLink(search, state));
  const navigate = useNavigate();
  const exchange = useCodeExchange(link, setFailure);
  const hasStarted = useRef(false);

  useEffect(() => {
    // A code can be exchanged once, and strict mode runs effects twice.
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

const linkStateSchema = v.object({ code: v.string(), next: v.string() });

/** The link as it was opened, or as its entry keeps it. */
function parseLink(search: string, state: unknown): MagicLink {
  const query = new URLSearchParams(search);
  const stored = v.safeParse(linkStateSchema, query.has('code') ? null : state);
  const code = stored.success ? stored.output.code : query.get('code');
  const next = stored.success ? stored.output.next : query.get('next');
  return { code: code ?? '', next: toDestination(next, window.location.origin) };
}

type MagicLink = { readonly code: string; readonly next: string };

/** What opens the link, again if need be; the answer leads on, or to the login, or is shown. */
function useCodeExchange({ code, next }: MagicLink, setFailure: (failure: Failure | null) => void) {
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const session = useSession();

  return useCallback(async () => {
    const redirectToLogin = () =>
      navigate('/login', {
        replace: true,
        state: { from: next, message: EXPIRED_LINK, tone: 'error' },
      });
    setFailure(null);
    // There is nothing to exchange, or it has been.
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
