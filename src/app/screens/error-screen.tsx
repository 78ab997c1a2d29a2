import { useLocation, useNavigate, useRouteError, type Location } from 'react-router-dom';
import { AppShell } from '../shells/app-shell';
import { Broken } from './broken';

/** What stands where a screen broke and no frame is left around it. */
export function ErrorScreen() {
  return (
    <AppShell>
      <BrokenScreen />
    </AppShell>
  );
}

/** What stands where a screen broke, within the frame that still stands. */
export function BrokenScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  // The same place anew: the router puts up what broke once more.
  const tryAgain = () => void navigate({ pathname, search, hash }, { replace: true, state });
  return <Broken error={error} onTryAgain={tryAgain} />;
}
