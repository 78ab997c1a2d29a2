import type { GenericSchema } from 'valibot';
import type { World } from '../world/world';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An endpoint's response; a string body is sent as text, with its content type in `headers`, any other body as JSON. */
export type EndpointResponse = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** It lacks a field on purpose, to show what the client does then. */
  readonly isIncomplete?: true;
};

/** The parameters of a path pattern: `/user/:userId` → `{userId}`. */
export type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** A validated request, as an endpoint receives it. */
export type EndpointRequest<Params = unknown, Query = unknown, Body = unknown> = {
  readonly world: World;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly headers: Headers;
};

type EndpointSpec<Path extends string, Query, Body> = {
  /** Used in the request log and in faults. */
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  /** If omitted, a request with a query is rejected. */
  readonly query?: GenericSchema<unknown, Query>;
  /** If omitted, a request with a body is rejected. */
  readonly body?: GenericSchema<unknown, Body>;
  readonly respond: (request: EndpointRequest<PathParams<Path>, Query, Body>) => EndpointResponse;
};

/** An endpoint with its type parameters erased. */
export type Endpoint = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly query?: GenericSchema | undefined;
  readonly body?: GenericSchema | undefined;
  readonly respond: (request: EndpointRequest) => EndpointResponse;
};

/** Defines an endpoint; `respond` may throw an `HttpError`. */
export function endpoint<const Path extends string, Query = unknown, Body = unknown>(
  spec: EndpointSpec<Path, Query, Body>,
): Endpoint {
  // SAFETY: msw matches `path`, and `parseRequest` validates `query` and `body`, before `respond` runs.
  return spec as unknown as Endpoint;
}

/** 200 with a body. */
export function ok(body: unknown): EndpointResponse {
  return { status: 200, body };
}
