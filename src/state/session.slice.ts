import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the identity service hands out (D3). */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

type IssuedTokens = Tokens & {
  /** Another session stands in storage since, maybe another person's: this one goes on in memory alone. */
  readonly isSuperseded?: boolean;
};

/**
 * A magic-link session is stored, a password session never is. `storedAt` is when the magic link was exchanged, in ms
 * since 1970: renewing the tokens does not put off the day on which the session is dropped.
 */
export type Session =
  | (IssuedTokens & { readonly kind: 'password' })
  | (IssuedTokens & {
      readonly kind: 'magic-link';
      readonly magicCode: string;
      readonly storedAt: number;
    });

export type SessionState = {
  readonly current: Session | null;
  /** The profile that authenticated calls speak for, once it is known (§6). */
  readonly profileUserId: string | null;
  /** Counts how often a session began or ended: an answer that set out before is nobody's. */
  readonly epoch: number;
  readonly isExpired: boolean;
};

/** What renewing the session of an epoch has brought. */
export type RefreshedTokens = { readonly epoch: number; readonly granted: IssuedTokens };

const initialState: SessionState = {
  current: null,
  profileUserId: null,
  epoch: 0,
  isExpired: false,
};

/** A slice that holds one session, with whatever name it has in the store. */
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
        state.current === null ? state : { ...state, profileUserId: payload },
      /** The identity service no longer knows this session; whoever keeps it ends it. */
      expired: (state, { payload }: PayloadAction<{ epoch: number }>) =>
        state.epoch === payload.epoch ? { ...state, isExpired: true } : state,
      ended: ({ epoch }) => ({ ...initialState, epoch: epoch + 1 }),
    },
  });
}

export const sessionSlice = createSessionSlice('session');

/** The part of the store that holds the session. */
export type WithSession = { readonly session: SessionState };

export const selectSession = ({ session }: WithSession): Session | null => session.current;
