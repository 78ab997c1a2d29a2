import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ClosingEvent } from '../../machines/user-area/user-area.types';
import { abortPrefetched } from './early-load';
import type { ThunkExtra } from './thunk-extra';

type EarlyLoadAction<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

/** As `abortPrefetched`, for the early load of a store. */
export const dropPrefetched = (): EarlyLoadAction<void> => (_dispatch, _getState, extra) =>
  abortPrefetched(extra.earlyLoad);

/** As `EarlyLoad.takeClosingEvent`. */
export const takeClosingEvent =
  (): EarlyLoadAction<ClosingEvent | null> => (_dispatch, _getState, extra) =>
    extra.earlyLoad.takeClosingEvent();

/** As `EarlyLoad.takeFormMessages`. */
export const takeFormMessages =
  (): EarlyLoadAction<readonly unknown[]> => (_dispatch, _getState, extra) =>
    extra.earlyLoad.takeFormMessages();

/** As `EarlyLoad.isSignedOut`. */
export const isSignedOutEarly = (): EarlyLoadAction<boolean> => (_dispatch, _getState, extra) =>
  extra.earlyLoad.isSignedOut();
