import { configureStore } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/api-environment';
import { baseApi } from '../api/base-api';

/** The app's store; `extra` is what every request reads its environment from. */
export function createAppStore(extra: ThunkExtra) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
