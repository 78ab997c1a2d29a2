import { http, HttpResponse, type HttpHandler } from 'msw';
import { logRequest, type LoggedRequest } from '../world/request-log';
import { timestamp } from '../world/clock';
import type { Fault } from '../world/faults';
import type { World } from '../world/world';
import { handleRequest, toResponse, type ReceivedRequest } from './handle-request';
import type { Endpoint } from './endpoint';
import { createFaultResponse, wait } from './apply-fault';
import { readBody } from './parse-request';

export type HandlerOptions = {
  /** Origin of the API; left out, any origin. */
  baseUrl?: string | undefined;
  /** Told of each call once it is answered, with how long that took. */
  onResponse?: ((request: LoggedRequest, durationMs: number) => void) | undefined;
};

/** How late a late answer is, unless its fault says. */
const DEFAULT_LATE_MS = 3000;

async function respondWithFault(
  world: World,
  endpoint: Endpoint | null,
  received: ReceivedRequest,
  fault: Fault | null,
): Promise<Response> {
  const delayMs = fault?.delayMs ?? (fault?.kind === 'late' ? DEFAULT_LATE_MS : 0);
  if (delayMs > 0) await wait(delayMs, received.request.signal);
  const faultResponse = fault === null ? null : createFaultResponse(fault);
  const isLost = faultResponse !== null && !fault?.isReceived;
  const realResponse = isLost ? null : toResponse(handleRequest(world, endpoint, received));
  return faultResponse ?? realResponse ?? HttpResponse.error();
}

/** Answers one call in the clinic's name: notes it, lets a waiting fault strike, and times it. Without an endpoint it is a 404. */
export async function handleLoggedRequest(
  world: World,
  endpoint: Endpoint | null,
  request: Request,
  params: ReceivedRequest['params'],
  { onResponse }: HandlerOptions,
): Promise<Response> {
  const startedAt = performance.now();
  const { pathname, searchParams } = new URL(request.url);
  const body = await readBody(request);
  const { method } = request;
  const name = endpoint?.name ?? null;
  const fault = world.faults.take({ method, path: pathname, endpoint: name });
  const logged = logRequest(world.requests, {
    at: timestamp(world.clock),
    endpoint: name,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body,
    status: null,
    fault: fault?.kind ?? null,
  });
  const response = await respondWithFault(world, endpoint, { request, params, body }, fault);
  if (response.type !== 'error') logged.status = response.status;
  onResponse?.(logged, performance.now() - startedAt);
  return response;
}

const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

type RequestResolver = (request: Request, params: ReceivedRequest['params']) => Promise<Response>;

/** An msw handler that takes an endpoint's calls; where the wildcard origin has swallowed a part of the path, it takes none. */
export function createHttpHandler(
  { method, path }: Endpoint,
  baseUrl: string | undefined,
  resolve: RequestResolver,
): HttpHandler {
  const depth = path.split('/').length;
  return verbs[method](`${baseUrl ?? '*'}${path}`, ({ request, params }) => {
    if (new URL(request.url).pathname.split('/').length !== depth) return undefined;
    return resolve(request, params);
  });
}

/** The msw handler of one endpoint of the clinic. */
export function toHandler(world: World, endpoint: Endpoint, options: HandlerOptions): HttpHandler {
  return createHttpHandler(endpoint, options.baseUrl, (request, params) =>
    handleLoggedRequest(world, endpoint, request, params, options),
  );
}
