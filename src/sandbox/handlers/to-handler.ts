import { http, HttpResponse, type HttpHandler } from 'msw';
import { logCall, type LoggedCall } from '../world/call-log';
import { timestamp } from '../world/clock';
import type { Fault } from '../world/faults';
import type { World } from '../world/world';
import { answerCall, toResponse, type ReceivedCall } from './answer-call';
import type { Endpoint } from './endpoint';
import { faultAnswer, wait } from './play-fault';
import { readBody } from './read-call';

export type HandlerOptions = {
  /** Origin of the API; left out, any origin. */
  baseUrl?: string | undefined;
  /** Told of each call once it is answered, with how long that took. */
  onCall?: ((call: LoggedCall, durationMs: number) => void) | undefined;
};

/** How late a late answer is, unless its fault says. */
const DEFAULT_LATE_MS = 3000;

async function answerWithFault(
  world: World,
  endpoint: Endpoint | null,
  call: ReceivedCall,
  fault: Fault | null,
): Promise<Response> {
  const delayMs = fault?.delayMs ?? (fault?.kind === 'late' ? DEFAULT_LATE_MS : 0);
  if (delayMs > 0) await wait(delayMs, call.request.signal);
  const faulty = fault === null ? null : faultAnswer(fault);
  const isLost = faulty !== null && !fault?.isReceived;
  const answer = isLost ? null : toResponse(answerCall(world, endpoint, call));
  return faulty ?? answer ?? HttpResponse.error();
}

/** Answers one call in the clinic's name: notes it, lets a waiting fault strike, and times it. Without an endpoint it is a 404. */
export async function receive(
  world: World,
  endpoint: Endpoint | null,
  request: Request,
  params: ReceivedCall['params'],
  { onCall }: HandlerOptions,
): Promise<Response> {
  const startedAt = performance.now();
  const { pathname, searchParams } = new URL(request.url);
  const body = await readBody(request);
  const { method } = request;
  const name = endpoint?.name ?? null;
  const fault = world.faults.take({ method, path: pathname, endpoint: name });
  const logged = logCall(world.calls, {
    at: timestamp(world.clock),
    endpoint: name,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body,
    status: null,
    fault: fault?.kind ?? null,
  });
  const response = await answerWithFault(world, endpoint, { request, params, body }, fault);
  if (response.type !== 'error') logged.status = response.status;
  onCall?.(logged, performance.now() - startedAt);
  return response;
}

const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

type Resolve = (request: Request, params: ReceivedCall['params']) => Promise<Response>;

/** An msw handler that takes an endpoint's calls; where the wildcard origin has swallowed a part of the path, it takes none. */
export function handlerFor(
  { method, path }: Endpoint,
  baseUrl: string | undefined,
  resolve: Resolve,
): HttpHandler {
  const depth = path.split('/').length;
  return verbs[method](`${baseUrl ?? '*'}${path}`, ({ request, params }) => {
    if (new URL(request.url).pathname.split('/').length !== depth) return undefined;
    return resolve(request, params);
  });
}

/** The msw handler of one endpoint of the clinic. */
export function toHandler(world: World, endpoint: Endpoint, options: HandlerOptions): HttpHandler {
  return handlerFor(endpoint, options.baseUrl, (request, params) =>
    receive(world, endpoint, request, params, options),
  );
}
