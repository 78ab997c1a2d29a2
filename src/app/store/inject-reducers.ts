import { combineReducers, type ReducersMapObject } from '@reduxjs/toolkit';
import { reducers, type AppStore } from './store';

/** By store, what was added to it so far. */
const injectedReducers = new WeakMap<AppStore, ReducersMapObject>();

/** Adds slices to a store that is in use, or puts others in the place of its own; what it holds stays. */
export function injectReducers(store: AppStore, slices: ReducersMapObject): void {
  const all = { ...injectedReducers.get(store), ...slices };
  injectedReducers.set(store, all);
  store.replaceReducer(combineReducers({ ...reducers, ...all }));
}
