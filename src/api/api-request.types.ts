import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';
import type { Operation } from './operation';

/** A request as `toRequest` makes it of an operation. */
export type ApiRequest = Omit<FetchArgs, 'headers'> &
  Pick<Operation, 'auth' | 'isOptional' | 'isSameForAll' | 'isSubmit' | 'resource' | 'server'> & {
    readonly headers?: Readonly<Record<string, string | undefined>>;
    /**
     * The `Idempotency-Key` that the flow has opened; null for a request whose response has tokens, which a server must not
     * repeat. Other writes get one by themselves (`getCommand`).
     */
    readonly idempotencyKey?: string | null;
  };

/** The type of the API's base queries. */
export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, FetchBaseQueryMeta>;
