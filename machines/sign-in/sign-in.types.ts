import type { Failure } from '../port';

/** What the user types; the email is not changed yet. */
export type Credentials = { readonly email: string; readonly password: string };

export type SignInInput = {
  /** The native app signs out when the page opens, and sessions of the browser do not count (§2). */
  readonly isInWrapper: boolean;
  /** A session is running already. */
  readonly isSignedIn: boolean;
};

export type SignInContext = SignInInput & {
  /** What is being sent; empty before and after. */
  readonly credentials: Credentials;
  readonly failure: Failure | null;
};

export type SignInEvent =
  | { readonly type: 'SUBMITTED'; readonly credentials: Credentials }
  /** Another tab has signed in or resumed a session. */
  | { readonly type: 'SESSION_CHANGED' };
