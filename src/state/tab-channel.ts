import { openChannel, type Channel } from '../lib/browser/open-channel';

/** Messages between the documents of one browser. */
export type TabMessage =
  /** A user has signed out on purpose; `userId` is null if it is not known who. */
  | { readonly type: 'signed-out'; readonly userId: string | null }
  /** The account session could not be renewed, or nobody has used it (`isIdle`); an intake is not affected. */
  | { readonly type: 'session-lost'; readonly isIdle: boolean }
  /** The sender has loaded the profile of its user, who has signed in, or whose session was resumed. */
  | { readonly type: 'signed-in'; readonly userId: string; readonly isResumed: boolean };

export type TabChannel = Channel<TabMessage>;

/**
 * Null for an unknown message. A tab with an earlier version of the app sends neither who signed out, nor `isResumed` or
 * `isIdle`.
 */
function toTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, userId, isResumed, isIdle } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'signed-out':
      return { type, userId: typeof userId === 'string' ? userId : null };
    case 'session-lost':
      return { type, isIdle: isIdle === true };
    case 'signed-in':
      return typeof userId === 'string' ? { type, userId, isResumed: isResumed === true } : null;
    default:
      return null;
  }
}

/** `onMessage` receives messages of other channels only. */
export const openTabChannel = (onMessage: (message: TabMessage) => void): TabChannel =>
  openChannel('session', toTabMessage, onMessage);
