import { combineReducers, configureStore, type ReducersMapObject } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../../api/thunk-extra';
import { baseApi } from '../../api/base-api';
import { sessionSlice } from '../../state/session.slice';

const reducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
} as const;

/** A check that takes longer than this logs a warning, in ms. */
const SLOW_CHECK_MS = 1000;

/** Of serializability and immutability; production has none. */
const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        serializableCheck: {
          ignoredActionPaths: ['register', 'rehydrate', 'result', 'meta'],
          warnAfter: SLOW_CHECK_MS,
        },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      };

/** The store, and `injectReducers` for the slices of areas that load later. `extra` is the thunk argument of all requests. */
export function createAppStore(extra: ThunkExtra) {
  const store = configureStore({
    reducer: combineReducers(reducers),
    // The state has tokens and answers, which no extension of a patient's browser may read.
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra }, ...checks }).concat(
        baseApi.middleware,
      ),
  });
  let injected: ReducersMapObject = {};
  const injectReducers = (slices: ReducersMapObject) => {
    injected = { ...injected, ...slices };
    store.replaceReducer(combineReducers({ ...reducers, ...injected }));
  };
  return { store, injectReducers };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
