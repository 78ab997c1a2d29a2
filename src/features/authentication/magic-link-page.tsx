import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { startSession } from '../../api/start-session';
import { toFailureOf } from '../../api/wire-error';
import { systemClock } from '../../lib/clock';
import { toOwnPath } from '../../lib/safe-link';
import { useSession } from '../../state/session-context';
import { LoadFailure } from '../../ui/load-failure/load-failure';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { EXPIRED_LINK } from './copy';

/** /magic-link?code=…&next=…: exchanges the code for a session and leads on; the code leaves the address at once (D3). */
export function MagicLinkPage() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [link] = useState(() => ({
    code: query.get('code') ?? '',
    next: toOwnPath(query.get('next'), window.location.origin) ?? '/',
  }));
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const flow = useSession();
  const hasStarted = useRef(false);

  const open = useCallback(async () => {
    setFailure(null);
    const { data: tokens, error } = await dispatch(
      identityApi.endpoints.authenticateMagicCode.initiate(link.code, { track: false }),
    );
    if (tokens !== undefined) {
      const storedAt = systemClock.now();
      startSession(
        { kind: 'magic-link', magicCode: link.code, storedAt, ...tokens },
        dispatch,
        flow,
      );
      void navigate(link.next, { replace: true });
      return;
    }
    const reason = toFailureOf(error);
    if (reason.reason === 'refused') {
      void navigate('/login', { replace: true, state: { from: link.next, message: EXPIRED_LINK } });
    } else {
      setFailure(reason);
    }
  }, [dispatch, flow, link, navigate]);

  useEffect(() => {
    // A code can be exchanged once, and strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void navigate(pathname, { replace: true });
    void open();
  }, [navigate, open, pathname]);

  return failure === null ? (
    <LoadingScreen />
  ) : (
    <LoadFailure failure={failure} onTryAgain={() => void open()} />
  );
}
