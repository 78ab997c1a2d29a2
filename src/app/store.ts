import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/api-environment';
import { baseApi } from '../api/base-api';
import { sessionSlice } from '../state/session.slice';

/** What the store holds: the cache of the API, and the session. */
export const reducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
} as const;

/** The app's store; `extra` is what every request reads its environment from. */
export function createAppStore(extra: ThunkExtra) {
  return configureStore({
    reducer: combineReducers(reducers),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate', 'meta'] },
      }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
