import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCloseUserArea } from '../../lib/react/close-user-area';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { IdleSignOut } from '../idle/idle-sign-out';
import { useServices } from '../services/app-services';
import { mayResumeSession } from './may-resume-session';
import { RedirectToLogin } from './redirect-to-login';
import { createSessionService } from './session-service';

/**
 * In the user area of a public link, while somebody is signed in: ends a session that nobody uses (`idleMinutes`), and closes the
 * forms when it ends so, here or in another tab. The safety net stays. Not on kiosks and clinicians' tablets, whose visits end in
 * other ways (D9).
 */
export function IdleUserArea() {
  const services = useServices();
  const { actor, idleMinutes, endUnused } = services.get(createSessionService);
  const isSignedIn = useSelector(actor, (snapshot) => snapshot.matches('authenticated'));
  const isWatched = mayResumeSession(services.routes, useLocation()) && idleMinutes > 0;
  const navigate = useNavigate();
  const close = useCloseUserArea();
  useEffect(() => {
    if (!isWatched) return;
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches('notAuthenticated') && snapshot.context.ending === 'idle')
        // Not back to the form after signing in: that may be another person, and the form is not theirs.
        close(<RedirectToLogin reason="signedOutIdle" shouldReturn={false} />);
    });
    return () => subscription.unsubscribe();
  }, [isWatched, actor, close]);
  if (!isSignedIn || !isWatched) return null;
  const signOut = () => {
    // Nothing of the form stays on the screen, however long the login page takes to load.
    close(<LoadingScreen />);
    actor.send({ type: 'SIGN_OUT' });
    void navigate('/login', { replace: true });
  };
  return <IdleSignOut idleMs={idleMinutes * 60_000} onTimeout={endUnused} onSignOut={signOut} />;
}
