import { HttpResponse } from 'msw';
import type { World } from '../world/world';
import type { EndpointResponse, Endpoint } from './endpoint';
import { parseRequest } from './parse-request';
import { HttpError } from './http-error';

/** A request as msw passes it on, with its body already read. */
export type ReceivedRequest = {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

function createEndpointNotFound({ method, url }: Request): HttpError {
  return new HttpError(404, `There is no endpoint ${method} ${new URL(url).pathname}.`);
}

/** Validates a request and runs its endpoint; an invalid request gets 400, an unknown path 404, each with a message (D2). */
export function handleRequest(
  world: World,
  endpoint: Endpoint | null,
  { request, params, body }: ReceivedRequest,
): EndpointResponse {
  try {
    if (endpoint === null) throw createEndpointNotFound(request);
    const parsed = parseRequest(endpoint, request, body);
    return carryOutOnce(world, endpoint, { request, params, body }, () =>
      endpoint.respond({ world, params, headers: request.headers, ...parsed }),
    );
  } catch (error) {
    if (error instanceof HttpError)
      return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

/** Marks a response that was sent before, to another attempt with the same `Idempotency-Key`. */
export const REPLAY_HEADER = 'idempotent-replayed';

/**
 * Carries out a command once for all attempts with its `Idempotency-Key` (D10); the others get the same response again, marked as a
 * replay. The same key with another path or body is a mistake of the client: 409.
 */
function carryOutOnce(
  { commands }: World,
  { name, method }: Endpoint,
  { request, body }: ReceivedRequest,
  respond: () => EndpointResponse,
): EndpointResponse {
  const key = request.headers.get('idempotency-key');
  if (key === null || method === 'GET') return respond();
  const fingerprint = JSON.stringify([new URL(request.url).pathname, body]);
  const completed = commands.get(`${name} ${key}`);
  if (completed !== undefined && completed.request !== fingerprint)
    throw new HttpError(409, 'This Idempotency-Key belongs to another request.');
  if (completed !== undefined) {
    const response: EndpointResponse = completed.response;
    return { ...response, headers: { ...response.headers, [REPLAY_HEADER]: 'true' } };
  }
  const response = respond();
  if (response.status < 400) commands.set(`${name} ${key}`, { request: fingerprint, response });
  return response;
}

/** Converts an endpoint's response to a fetch Response. */
export function toResponse({ status, body, headers = {} }: EndpointResponse): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return new HttpResponse(body, { status, headers });
  return HttpResponse.json(body, { status, headers });
}
