import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../state/session-context';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { QuietScreen } from './quiet-screen';

/** /logout: ends the session and goes to /login; in the wrapper the app is told instead (§2). */
export function LogoutPage() {
  const flow = useSession();
  const hasAsked = useRef(false);
  const snapshot = useSelector(flow, (current) => current);

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    flow.send({ type: 'SIGN_OUT' });
  }, [flow]);

  if (snapshot.hasTag('quiet')) return <QuietScreen />;
  const isOut = snapshot.matches('notAuthenticated') || snapshot.matches('unknown');
  return isOut && snapshot.context.ending === 'signed-out' ? (
    <Navigate to="/login" replace />
  ) : (
    <LoadingScreen />
  );
}
