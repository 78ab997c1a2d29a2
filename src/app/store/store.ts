import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../../api/api-environment';
import { baseApi } from '../../api/base-api';
import { sessionSlice } from '../../state/session.slice';

/** What the store holds: the cache of the API, and the session. */
export const reducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
} as const;

/** A check of the development build that takes longer says so, in ms; a busy machine alone is no news. */
const SLOW_CHECK_MS = 1000;

/** The app's store; `extra` is what every request reads its environment from. */
export function createAppStore(extra: ThunkExtra) {
  return configureStore({
    reducer: combineReducers(reducers),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActionPaths: ['register', 'rehydrate', 'result', 'meta'],
          warnAfter: SLOW_CHECK_MS,
        },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
