import type { Failure } from '../port';

/** What is known when a page of the intake is opened. */
export type StoredIntakeInput = {
  /** The code of the opened link, or of the stored intake that continues without one; null without either. */
  readonly linkCode: string | null;
  /** The link itself was opened in this tab: without it nothing is cleared. */
  readonly isLinkOpened: boolean;
  /** The code of a signed-in user's session; null for a session by password, too. */
  readonly accountCode: string | null;
  /** The page is open in the native app, to which the signed-in user's session belongs. */
  readonly isInApp: boolean;
};

export type StoredIntakeContext = StoredIntakeInput & {
  /** Why the intake could not be opened. */
  readonly failure: Failure | null;
};

export type StoredIntakeEvent =
  | { readonly type: 'TRY_AGAIN' }
  /** The user continues in this tab. */
  | { readonly type: 'CONTINUE_HERE' }
  /** The user wants to continue in another tab. */
  | { readonly type: 'HANDOVER_REQUESTED' }
  /** The other tab waits for the response to a request of its own first. */
  | { readonly type: 'HANDOVER_DELAYED' }
  /** Another tab has become the writer. */
  | { readonly type: 'REPLACED' }
  /** Requests that change something are under way; all of them have ended, and the steps have handled it. */
  | { readonly type: 'REQUESTS_STARTED' }
  | { readonly type: 'REQUESTS_ENDED' }
  /** The steps have ended: completed; not completed, with nothing to keep; or with data for the next visit. */
  | { readonly type: 'COMPLETED' }
  | { readonly type: 'ABANDONED' }
  | { readonly type: 'SUSPENDED' }
  | { readonly type: 'COMPLETED_ELSEWHERE' };
