import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ThunkExtra } from './thunk-extra';
import type { baseApi } from './base-api';

/** The part of the store that requests read. */
export type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/** A dispatch that can start requests. */
export type ApiDispatch = ThunkDispatch<ApiState, ThunkExtra, UnknownAction>;

/** Returns the store's dispatch, typed to start requests. */
export const useApiDispatch: () => ApiDispatch = useDispatch.withTypes<ApiDispatch>();
