import type { Failure } from '../port';

export type SessionInput = {
  readonly isInWrapper: boolean;
  /** The wrapper signs in by itself and reloads: the web waits instead of showing its login (§1, above 3.2.6). */
  readonly waitsForWrapper: boolean;
};

/** The tokens are no part of the flow: they stand in the store, which is told by the ports and actions. */
export type SessionContext = SessionInput & {
  readonly failure: Failure | null;
  /** How the last session ended: on purpose, here or in another tab, or because it could not be renewed. */
  readonly ending: 'signed-out' | 'expired' | null;
};

export type SessionEvent =
  /** A screen behind the wall asks who is there. */
  | { readonly type: 'RESUME' }
  /** A public screen asks whether somebody is signed in, and manages if nobody is. */
  | { readonly type: 'CHECK_SESSION' }
  /** A session was started and is in the store: by password, by magic link. */
  | { readonly type: 'SIGNED_IN' }
  | { readonly type: 'SIGN_OUT' }
  /** The session could not be renewed. */
  | { readonly type: 'SESSION_EXPIRED' }
  | { readonly type: 'SIGNED_OUT_ELSEWHERE' }
  /** Another tab speaks for somebody, and this one for somebody else or for nobody. */
  | { readonly type: 'SIGNED_IN_ELSEWHERE' }
  /** The wrapper did not take the message, so the web goes on by itself. */
  | { readonly type: 'WRAPPER_UNAVAILABLE' }
  | { readonly type: 'TRY_AGAIN' };
