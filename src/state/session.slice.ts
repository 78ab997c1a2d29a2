import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The tokens that the identity service issues (D3). */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

type IssuedTokens = Tokens & {
  /** Another session was stored since, maybe of another person: this one is kept in memory only. */
  readonly isSuperseded?: boolean;
};

/**
 * A magic-link session is stored, a password session never is. `storedAt` is when the magic link was exchanged, in ms
 * since 1970: refreshing the tokens does not extend the session's lifetime.
 */
export type Session =
  | (IssuedTokens & { readonly kind: 'password' })
  | (IssuedTokens & {
      readonly kind: 'magic-link';
      readonly magicCode: string;
      readonly storedAt: number;
      /** Of the profile, once it is loaded: at the next visit, requests that need it do not wait for the profile. */
      readonly userId?: string;
    });

/** The state of a session slice. */
export type SessionState = {
  readonly current: Session | null;
  /** The profile that authenticated requests act for, once it is loaded (§6). */
  readonly profileUserId: string | null;
  /** Incremented when a session starts or ends: a response to a request of an earlier epoch is dropped. */
  readonly epoch: number;
  /** The identity service has rejected the session. */
  readonly isExpired: boolean;
  /** The user to whom the renewed tokens belong, if that is another one than the user of the session (D3); they are not used. */
  readonly otherUserId: string | null;
};

/** The tokens of a refresh, and the epoch in which it was started. */
export type RefreshedTokens = { readonly epoch: number; readonly granted: IssuedTokens };

const initialState: SessionState = {
  current: null,
  profileUserId: null,
  epoch: 0,
  isExpired: false,
  otherUserId: null,
};

/**
 * Adds the user to a magic-link session that has started in this document. A restored one stays as it is, because it would be
 * stored again, and another tab may have stored newer tokens.
 */
function withUser({ current, epoch }: SessionState, userId: string): Session | null {
  const isStartedHere = current?.kind === 'magic-link' && epoch > 0;
  return isStartedHere && current.userId !== userId ? { ...current, userId } : current;
}

/** Creates a slice that holds one session; `name` is its key in the store. */
export function createSessionSlice<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState,
    reducers: {
      started: (state, { payload }: PayloadAction<Session>) => ({
        ...initialState,
        current: payload,
        epoch: state.epoch + 1,
      }),
      refreshed: (state, { payload: { epoch, granted } }: PayloadAction<RefreshedTokens>) =>
        state.current === null || state.epoch !== epoch
          ? state
          : { ...state, current: { ...state.current, ...granted } },
      profileLoaded: (state, { payload }: PayloadAction<string>) =>
        state.current === null
          ? state
          : { ...state, current: withUser(state, payload), profileUserId: payload },
      /** The identity service has rejected the session; its owner then ends it. */
      expired: (state, { payload }: PayloadAction<{ epoch: number }>) =>
        state.epoch === payload.epoch ? { ...state, isExpired: true } : state,
      /** The identity service has renewed it as the session of another user; its owner then ends it. */
      otherUserFound: (state, { payload }: PayloadAction<{ epoch: number; userId: string }>) =>
        state.epoch === payload.epoch ? { ...state, otherUserId: payload.userId } : state,
      ended: ({ epoch }) => ({ ...initialState, epoch: epoch + 1 }),
    },
  });
}

/** The slice with the session of the signed-in user. */
export const sessionSlice = createSessionSlice('session');

/** The part of the store that holds the session. */
export type WithSession = { readonly session: SessionState };

export const selectSession = ({ session }: WithSession): Session | null => session.current;
