import type { Session } from '../state/session.slice';

/** What the calls need to know of the world: the origins of D1, empty meaning the page's own. */
export type ApiEnvironment = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
};

/** What is stored of the session, shared by every tab of this browser. */
export type SessionStore = {
  /** The stored session as it is now, past our own memory; null for none, or for one too old. */
  readonly read: () => Session | null;
  /** Resolves when what the store holds has been written. */
  readonly flush: () => Promise<void>;
};

/** The thunk argument that every request reads its environment from. */
export type ThunkExtra = {
  readonly api: ApiEnvironment;
  readonly sessionStore: SessionStore;
  /** True when somebody is signed in on this device, resumed if need be; rejects when that cannot be told. */
  readonly resumeSession: () => Promise<boolean>;
};

/** The absolute address of a path of the API; relative addresses cannot be fetched everywhere. */
export function toApiUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl === '' ? window.location.origin : baseUrl).href;
}
