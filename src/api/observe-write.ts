import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra, WriteOutcome } from './thunk-extra';

/** Tells the observers of writes what has become of one without an answer of the server. */
export function observeWrite(
  write: WriteOutcome,
): ThunkAction<void, unknown, ThunkExtra, UnknownAction> {
  return (_dispatch, _getState, { writeObservers }) => {
    for (const observe of writeObservers) observe(write);
  };
}
