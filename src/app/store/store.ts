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

const isProduction = process.env.NODE_ENV === 'production';

/** Of serializability and immutability; production has none. */
const checks = isProduction
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
    // They would show a person's answers and tokens to an extension.
    devTools: !isProduction,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra }, ...checks }).concat(
        baseApi.middleware,
      ),
    // Components see a response before the code that awaits it goes on; by default they see it at the next frame, maybe later.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'tick' } }),
  });
  let injected: ReducersMapObject = {};
  const injectReducers = (slices: ReducersMapObject) => {
    injected = { ...injected, ...slices };
    store.replaceReducer(combineReducers({ ...reducers, ...injected }));
  };
  return { store, injectReducers };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
