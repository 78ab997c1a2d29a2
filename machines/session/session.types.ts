import type { Failure } from '../port';

export type SessionInput = {
  readonly isInWrapper: boolean;
  /** The wrapper signs in itself and reloads, so the web app waits instead of showing its login (§1, above 3.2.6). */
  readonly waitsForWrapper: boolean;
};

/** The tokens are not part of the context: the ports and actions keep them in the store. */
export type SessionContext = SessionInput & {
  readonly failure: Failure | null;
  /** How the last session ended: by a sign-out or because it could not be refreshed, here or in another tab, or unused. */
  readonly ending: 'signed-out' | 'expired' | 'idle' | null;
  /** True if the last sign-out was in another tab: the login page says so. */
  readonly isEndedElsewhere: boolean;
  /** Answers had been sent then, and it was not known whether they had arrived. */
  readonly wasSubmitting: boolean;
};

export type SessionEvent =
  /** A signed-in route needs a session. */
  | { readonly type: 'RESUME' }
  /** A public screen checks for a session, but works without one. */
  | { readonly type: 'CHECK_SESSION' }
  /** A new session is in the store, from a password or a magic link. */
  | { readonly type: 'SIGNED_IN' }
  | { readonly type: 'SIGN_OUT' }
  /** In the native app the login page ends the session (§2). */
  | { readonly type: 'LOGIN_OPENED' }
  /** The session could not be refreshed; `isIdle`: or nobody has used its pages (`idleMinutes`). */
  | { readonly type: 'SESSION_EXPIRED'; readonly isIdle?: boolean }
  /** `isSubmitting`: answers have been sent, and it is not known whether they have arrived. */
  | { readonly type: 'SIGNED_OUT_ELSEWHERE'; readonly isSubmitting?: boolean }
  /** The session could not be refreshed in another tab; `isIdle`: or nobody has used its pages. */
  | { readonly type: 'SESSION_LOST_ELSEWHERE'; readonly isIdle?: boolean }
  /** Another tab signed in as a user, and this tab has a different user or none. */
  | { readonly type: 'SIGNED_IN_ELSEWHERE'; readonly userId: string }
  /** The wrapper did not accept the message, so the web app shows its own login. */
  | { readonly type: 'WRAPPER_UNAVAILABLE' }
  | { readonly type: 'TRY_AGAIN' };
