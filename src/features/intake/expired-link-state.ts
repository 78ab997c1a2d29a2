/** The navigation state of /intake/expired-link after a sign-out, which has closed the intake (D3). */
export const SIGNED_OUT_STATE = { isSignedOut: true };

/** True if a history entry has that state, also after a reload. */
export function isSignedOutState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSignedOut' in state;
}
