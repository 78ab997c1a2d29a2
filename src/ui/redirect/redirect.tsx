import { useRedirect, type RedirectTarget } from '../../lib/history/use-redirect';
import { LoadingScreen } from '../loading-screen/loading-screen';

/** Redirects to `to`; a loading state until its page is shown. */
export function Redirect(target: RedirectTarget) {
  useRedirect(target);
  return <LoadingScreen />;
}
