import { useLocation, type Location } from 'react-router-dom';
import { readPageEntry } from '../../lib/history/page-entry';
import type { LoginMessage } from '../../state/login-message';
import { Redirect } from '../../ui/redirect/redirect';

type Props = {
  readonly loginPath?: string;
  /** Why, as the login page says. */
  readonly reason?: LoginMessage | undefined;
  /** False if the next sign-in does not return to this page. */
  readonly shouldReturn?: boolean;
};

/** Redirects to the login page, and back after signing in (§6): a form of several pages opens on the same page (D10). */
export function RedirectToLogin({ loginPath = '/login', reason, shouldReturn = true }: Props) {
  const place = toReturnState(useLocation());
  return <Redirect to={loginPath} state={{ ...(shouldReturn && place), message: reason }} />;
}

/** The login state that leads back to `location` after signing in. */
export const toReturnState = ({ pathname, search, hash, state }: Location) => ({
  from: `${pathname}${search}${hash}`,
  ...readPageEntry(state),
});
