import type { GenericSchema } from 'valibot';
import type { World } from '../world/world';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What an endpoint answers: 204 without a body, JSON with one, and text with a type of its own in `headers`. */
export type EndpointResponse = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The names behind the colons of a path, `/user/:userId` → `{userId}`. */
export type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** A call that keeps to the contract, as an endpoint gets it. */
export type EndpointRequest<Params = unknown, Query = unknown, Body = unknown> = {
  readonly world: World;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly headers: Headers;
};

type EndpointSpec<Path extends string, Query, Body> = {
  /** As in the call log and in faults. */
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  /** Without one, no query is taken. */
  readonly query?: GenericSchema<unknown, Query>;
  /** Without one, no body is taken. */
  readonly body?: GenericSchema<unknown, Body>;
  readonly respond: (request: EndpointRequest<PathParams<Path>, Query, Body>) => EndpointResponse;
};

/** An endpoint of any shape. */
export type Endpoint = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly query?: GenericSchema | undefined;
  readonly body?: GenericSchema | undefined;
  readonly respond: (request: EndpointRequest) => EndpointResponse;
};

/** Describes one endpoint; its answer may throw a `Refusal`. */
export function endpoint<const Path extends string, Query = unknown, Body = unknown>(
  spec: EndpointSpec<Path, Query, Body>,
): Endpoint {
  // SAFETY: the wrapper checks a call against `path`, `query` and `body` before it asks for the answer.
  return spec as unknown as Endpoint;
}

/** 200 with a body. */
export function ok(body: unknown): EndpointResponse {
  return { status: 200, body };
}
