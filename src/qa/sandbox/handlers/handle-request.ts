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
    return endpoint.respond({ world, params, headers: request.headers, ...parsed });
  } catch (error) {
    if (error instanceof HttpError)
      return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

/** Converts an endpoint's response to a fetch Response. */
export function toResponse({ status, body, headers = {} }: EndpointResponse): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return new HttpResponse(body, { status, headers });
  return HttpResponse.json(body, { status, headers });
}
