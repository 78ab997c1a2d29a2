import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../state/session-context';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Redirect } from '../../ui/redirect/redirect';
import { WrapperWaitPage } from './wrapper-wait-page';

/** /logout: ends the session and navigates to /login; in the native app, notifies the app instead (§2). */
export function LogoutPage() {
  const session = useSession();
  const hasSignedOut = useRef(false);
  const snapshot = useSelector(session, (current) => current);

  useEffect(() => {
    if (hasSignedOut.current) return;
    hasSignedOut.current = true;
    session.send({ type: 'SIGN_OUT' });
  }, [session]);

  if (snapshot.hasTag('waitingForWrapper')) return <WrapperWaitPage />;
  const isSignedOut = snapshot.matches('notAuthenticated') || snapshot.matches('unknown');
  return isSignedOut && snapshot.context.ending === 'signed-out' ? (
    <Redirect to="/login" />
  ) : (
    <LoadingScreen />
  );
}
