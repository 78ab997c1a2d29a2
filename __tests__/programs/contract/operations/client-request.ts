import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDispatch, ApiState } from '../../../../src/api/api-dispatch';
import type { ThunkExtra } from '../../../../src/api/thunk-extra';

/** The outcome of a request of the client. */
export type Outcome = { readonly data?: unknown; readonly error?: unknown };

type Context = { readonly dispatch: ApiDispatch };

/** How the client sends an operation. */
export type ClientRequest<In> = {
  /** The name of the RTK Query endpoint; null for a request that is none. */
  readonly endpoint: string | null;
  readonly send: (input: In, context: Context) => PromiseLike<Outcome>;
};

/** Each request is sent, and nothing of it stays in the store. */
const ONCE = { subscribe: false, forceRefetch: true, track: false } as const;

type Endpoint<Arg, Data> = {
  readonly name: string;
  readonly initiate: (
    arg: Arg,
    options: typeof ONCE,
  ) => ThunkAction<
    PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }>,
    ApiState,
    ThunkExtra,
    UnknownAction
  >;
};

/** Sends an endpoint with an argument that is made of the input; `onData` may use what comes back, such as tokens. */
export const request = <Arg, Data, In>(
  endpoint: Endpoint<Arg, Data>,
  getArg: (input: In, context: Context) => Arg | Promise<Arg>,
  onData?: (data: Data, context: Context, arg: Arg) => void,
): ClientRequest<In> => ({
  endpoint: endpoint.name,
  send: async (input, context) => {
    try {
      const arg = await getArg(input, context);
      const outcome = await context.dispatch(endpoint.initiate(arg, ONCE));
      if (outcome.data !== undefined) onData?.(outcome.data, context, arg);
      return outcome;
    } catch (error) {
      return { error };
    }
  },
});

/** Reads what an argument is made of; rejects with the error of the request. */
export async function load<Arg, Data>(
  dispatch: ApiDispatch,
  endpoint: Endpoint<Arg, Data>,
  arg: Arg,
): Promise<Data> {
  const { data, error } = await dispatch(endpoint.initiate(arg, ONCE));
  if (data === undefined) throw error;
  return data;
}
