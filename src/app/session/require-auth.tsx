import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSelector as useStoreSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { importAuthenticatedRequest } from '../../api/base-query';
import type { LoginMessage } from '../../state/login-message';
import { useSession } from '../../state/session-context';
import type { WithSession } from '../../state/session.slice';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { showToast } from '../../ui/toaster/toaster';
import { AppLayout } from '../layouts/app-layout';
import { WrapperWaitPage } from '../../features/authentication/wrapper-wait-page';
import { OTHER_USER_SIGNED_IN } from './copy';
import { RedirectToLogin, toReturnState } from './redirect-to-login';

// Every signed-in page sends authenticated requests. If this import fails, the request reports it.
importAuthenticatedRequest().catch(() => undefined);

/** Renders the signed-in routes; redirects to `loginPath` if no user is signed in, and back after signing in (§6). */
export function RequireAuth({ loginPath }: { readonly loginPath?: string }) {
  const session = useSession();
  const snapshot = useSelector(session, (current) => current);
  const returnState = toReturnState(useLocation());
  useOtherUserNotice();

  useEffect(() => {
    if (snapshot.matches('unknown')) session.send({ type: 'RESUME' });
  }, [session, snapshot]);

  if (snapshot.matches('authenticated')) return <Outlet />;
  // After a deliberate sign-out, the next sign-in does not return here.
  const shouldReturn = snapshot.context.ending !== 'signed-out';
  if (snapshot.matches('notAuthenticated')) {
    const { ending, isEndedElsewhere, wasSubmitting } = snapshot.context;
    const elsewhereMessage = wasSubmitting ? 'signedOutWhileSending' : 'signedOutElsewhere';
    const signOutMessage = isEndedElsewhere ? elsewhereMessage : undefined;
    const message: LoginMessage | undefined =
      ending === 'idle' ? 'signedOutIdle' : ending === 'expired' ? 'sessionEnded' : signOutMessage;
    return (
      <AppLayout>
        <RedirectToLogin loginPath={loginPath} reason={message} shouldReturn={shouldReturn} />
      </AppLayout>
    );
  }
  return (
    <AppLayout>
      {snapshot.hasTag('waitingForWrapper') && (
        <WrapperWaitPage loginState={shouldReturn ? returnState : undefined} />
      )}
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

/** Says why the page now shows the data of another person (D3). */
function useOtherUserNotice(): void {
  const userId = useStoreSelector(({ session }: WithSession) => session.profileUserId);
  const shownUserId = useRef(userId);
  useEffect(() => {
    if (userId === null || userId === shownUserId.current) return;
    if (shownUserId.current !== null) showToast(OTHER_USER_SIGNED_IN());
    shownUserId.current = userId;
  }, [userId]);
}
