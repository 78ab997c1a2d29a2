import { useSelector } from '@xstate/react';
import { Outlet } from 'react-router-dom';
import { SessionContext } from '../../state/session-context';
import { IdleSignOut } from '../idle/idle-sign-out';
import { useServices } from '../services/app-services';
import { createSessionService } from './session-service';

// In the same chunk: sign-in pages need both.
export { AuthLayout } from '../layouts/auth-layout';
// The first view of the home page needs the session before the first render.
export { createSessionService };
// Needs the session, too.
export { IdleUserArea } from './idle-user-area';

/** Provides the session to the routes that depend on it, and ends one that nobody uses (`idleMinutes`). */
export function SessionProvider() {
  const { actor, idleMinutes, endUnused } = useServices().get(createSessionService);
  const isSignedIn = useSelector(actor, (snapshot) => snapshot.matches('authenticated'));
  const signOut = () => actor.send({ type: 'SIGN_OUT' });
  return (
    <SessionContext value={actor}>
      <Outlet />
      {isSignedIn && idleMinutes > 0 && (
        <IdleSignOut idleMs={idleMinutes * 60_000} onTimeout={endUnused} onSignOut={signOut} />
      )}
    </SessionContext>
  );
}
