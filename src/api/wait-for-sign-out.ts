import type { ThunkExtra } from './thunk-extra';

/** Waits for a pending sign-out: its response clears the cookie, even one that was set in the meantime. */
export async function waitForSignOut(extra: ThunkExtra): Promise<void> {
  await extra.pending.signOut;
}
