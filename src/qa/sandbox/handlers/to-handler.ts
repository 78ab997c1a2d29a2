import { http, type HttpHandler } from 'msw';
import { logRequest, type LoggedRequest } from '../world/request-log';
import { getTimestamp } from '../world/clock';
import type { Fault } from '../world/faults';
import type { World } from '../world/world';
import { handleRequest, REPLAY_HEADER, toResponse, type ReceivedRequest } from './handle-request';
import type { Endpoint, EndpointResponse } from './endpoint';
import { createFaultResponse, wait } from './apply-fault';
import { readBody } from './parse-request';

export type HandlerOptions = {
  /** Origin of the API; any origin if omitted. */
  baseUrl?: string | undefined;
  /** Runs after each response, with the duration of the request. */
  onResponse?: ((request: LoggedRequest, durationMs: number) => void) | undefined;
  /** Gets every response before it is sent; throws an error if the response deviates from the contract. */
  validateResponse?: ((endpoint: Endpoint, response: EndpointResponse) => void) | undefined;
};

/** Delay of a `late` fault without `delayMs`. */
const DEFAULT_LATE_MS = 3000;

async function respondWithFault(
  world: World,
  endpoint: Endpoint | null,
  received: ReceivedRequest,
  fault: Fault | null,
  { validateResponse }: HandlerOptions,
): Promise<Response> {
  const isLate = fault?.kind === 'late' && fault.until === undefined;
  const delayMs = fault?.delayMs ?? (isLate ? DEFAULT_LATE_MS : 0);
  const process = () => {
    const response = handleRequest(world, endpoint, received);
    if (endpoint !== null && response.isIncomplete !== true) validateResponse?.(endpoint, response);
    return toResponse(response);
  };
  const processed = fault?.isReceived === true ? process() : null;
  await fault?.until;
  if (delayMs > 0) await wait(delayMs, received.request.signal);
  const faultResponse = fault === null ? null : createFaultResponse(fault);
  return faultResponse ?? processed ?? process();
}

/** Logs a request, applies the first matching fault and responds; the response is 404 if `endpoint` is null. */
export async function handleLoggedRequest(
  world: World,
  endpoint: Endpoint | null,
  request: Request,
  params: ReceivedRequest['params'],
  options: HandlerOptions,
): Promise<Response> {
  const startedAt = performance.now();
  const { pathname, searchParams } = new URL(request.url);
  const body = await readBody(request);
  const { method } = request;
  const name = endpoint?.name ?? null;
  const fault = world.faults.take({ method, path: pathname, endpoint: name });
  const logged = logRequest(world.requests, {
    at: getTimestamp(world.clock),
    endpoint: name,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body,
    status: null,
    fault: fault?.kind ?? null,
    isReplay: false,
  });
  const response = await respondWithFault(
    world,
    endpoint,
    { request, params, body },
    fault,
    options,
  );
  if (response.type !== 'error') logged.status = response.status;
  logged.isReplay = response.headers.has(REPLAY_HEADER);
  options.onResponse?.(logged, performance.now() - startedAt);
  return response;
}

const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

type RequestResolver = (request: Request, params: ReceivedRequest['params']) => Promise<Response>;

/** Creates an endpoint's msw handler. A wildcard origin may also match the start of a longer path, so the path's depth is compared. */
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

/** Creates an endpoint's msw handler with request log and faults. */
export function toHandler(world: World, endpoint: Endpoint, options: HandlerOptions): HttpHandler {
  return createHttpHandler(endpoint, options.baseUrl, (request, params) =>
    handleLoggedRequest(world, endpoint, request, params, options),
  );
}
