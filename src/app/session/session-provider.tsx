import { Outlet } from 'react-router-dom';
import { SessionContext } from '../../state/session-context';
import { useServices } from '../services/app-services';
import { createSessionService } from './session-service';

// In the same chunk: sign-in pages need both.
export { AuthLayout } from '../layouts/auth-layout';
// The first view of the home page needs the session before the first render.
export { createSessionService };

/** Provides the session to the routes that depend on it. */
export function SessionProvider() {
  const { actor } = useServices().get(createSessionService);
  return (
    <SessionContext value={actor}>
      <Outlet />
    </SessionContext>
  );
}
