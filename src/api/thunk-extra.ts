import type { UnconfirmedOutcome } from '../lib/submission/watch-outcomes';
import type { Clock } from '../lib/time/clock';
import type { Session } from '../state/session.slice';
import type { ApiError } from './api-error';
import type { EarlyLoad } from './early-load';

/** Origins of the API and of the identity service (D1); empty means the page's own origin. */
export type ApiOrigins = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
  /** Other origins accept the headers of D10, too. */
  readonly extraHeaders?: boolean;
};

/** The stored session, which all tabs of this browser share. */
export type SessionStore = {
  /** The session in storage, not in this tab's memory; null if there is none or it is too old. */
  readonly read: () => Session | null;
  /** Resolves when the session in the store has been written to storage. */
  readonly flush: () => Promise<void>;
};

/** How a refresh ended: null if the store holds new tokens, else the error, or the other user whose tokens they were (D3). */
export type RefreshOutcome = { readonly error: ApiError } | { readonly otherUserId: string } | null;

type PendingRefresh = {
  /** The session epoch that it refreshes. */
  readonly epoch: number;
  readonly outcome: Promise<RefreshOutcome>;
  readonly abort: () => void;
};

/** Where a command outlasts its document: with the intake of a link, in this tab, or not at all (D10). */
export type CommandScope = 'intake' | 'tab' | 'document';

/** The last write to a resource, while its outcome is not certain (D10). */
export type Command = {
  readonly key: string;
  /** Recognises the same request. */
  readonly fingerprint: string;
  readonly scope: CommandScope;
  /** An attempt has ended, or a document was left, without a certain outcome. */
  readonly isUncertain: boolean;
};

/** By resource, as a hash. */
type Commands = ReadonlyMap<string, Command>;

/** The stored commands of one scope. */
export type CommandStore = {
  readonly scope: CommandScope;
  readonly read: () => Commands;
  /** Stores those of its scope in place of what is stored. */
  readonly write: (commands: Commands) => void;
};

/** Requests in flight that other requests wait for. */
export type PendingRequests = {
  /** Token refreshes by the name of their lock. */
  readonly refreshes: Map<string, PendingRefresh>;
  readonly commands: Map<string, Command>;
  readonly commandStores: Map<CommandScope, CommandStore>;
  /** The last one that sets or clears the cookie of the identity service; never rejects. */
  cookieRequest: Promise<unknown>;
};

export const createPendingRequests = (): PendingRequests => ({
  refreshes: new Map(),
  commands: new Map(),
  commandStores: new Map(),
  cookieRequest: Promise.resolve(),
});

/** What is told of a failed request: nothing that the user or the server wrote. */
export type FailedRequest = Pick<ApiError, 'reason' | 'status'> & {
  /** The name of the endpoint in this code. */
  readonly endpoint: string;
};
export type FailureObserver = (failure: FailedRequest) => void;

/** What has become of a write: nothing of what it writes. */
export type WriteOutcome = {
  /** The name of the endpoint in this code. */
  readonly endpoint: string;
  readonly outcome: 'started' | 'confirmed' | 'refused' | 'uncertain' | UnconfirmedOutcome;
};
export type WriteObserver = (write: WriteOutcome) => void;

/** The thunk argument of all requests. */
export type ThunkExtra = {
  readonly origins: ApiOrigins;
  readonly clock: Clock;
  readonly pending: PendingRequests;
  readonly earlyLoad: EarlyLoad;
  /** Called after each failed request. */
  readonly failureObservers: ReadonlySet<FailureObserver>;
  /** Called when a write is sent, and when its outcome is known. */
  readonly writeObservers: ReadonlySet<WriteObserver>;
  readonly sessionStore: SessionStore;
  /** Resumes the session if necessary; true if a user is signed in. Rejects when the server cannot be asked. */
  readonly resumeSession: () => Promise<boolean>;
};
