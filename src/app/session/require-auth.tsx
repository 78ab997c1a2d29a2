import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { importAuthenticatedRequest } from '../../api/base-query';
import { useSession } from '../../state/session-context';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppLayout } from '../layouts/app-layout';
import { WrapperWaitPage } from '../../features/authentication/wrapper-wait-page';

const SESSION_ENDED = 'Your session has ended. Please log in again.';

// Every screen behind the wall makes one; a failure is met by the call itself.
importAuthenticatedRequest().catch(() => undefined);

/** Lets signed-in people through; others go to `loginPath`, and afterwards to where they were going (§6). */
export function RequireAuth({ loginPath = '/login' }: { readonly loginPath?: string }) {
  const session = useSession();
  const snapshot = useSelector(session, (current) => current);
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (snapshot.matches('unknown')) session.send({ type: 'RESUME' });
  }, [session, snapshot]);

  if (snapshot.matches('authenticated')) return <Outlet />;
  if (snapshot.matches('notAuthenticated')) {
    const { ending } = snapshot.context;
    // Whoever signed out is done; whoever lost the session, or had none yet, goes on where they were.
    const from = ending === 'signed-out' ? undefined : `${pathname}${search}${hash}`;
    const message = ending === 'expired' ? SESSION_ENDED : undefined;
    return <Navigate to={loginPath} replace state={{ from, message }} />;
  }
  return (
    <AppLayout>
      {snapshot.hasTag('waitingForWrapper') && <WrapperWaitPage />}
      {snapshot.matches('failed') && (
        <LoadErrorPage
          failure={snapshot.context.failure}
          onTryAgain={() => session.send({ type: 'TRY_AGAIN' })}
        />
      )}
      {!snapshot.hasTag('waitingForWrapper') && !snapshot.matches('failed') && <LoadingScreen />}
    </AppLayout>
  );
}
