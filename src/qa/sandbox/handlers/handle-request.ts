import { HttpResponse } from 'msw';
import type { World } from '../world/world';
import type { EndpointResponse, Endpoint } from './endpoint';
import { parseRequest } from './parse-request';
import { HttpError } from './http-error';

/** A call as msw hands it on, with its body already read. */
export type ReceivedRequest = {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

function createEndpointNotFound({ method, url }: Request): HttpError {
  return new HttpError(404, `The clinic has no ${method} ${new URL(url).pathname}.`);
}

/** What the clinic answers; a call that breaks the contract gets 400, one without an endpoint 404, each with a message (D2). */
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

/** The answer as a Response: JSON, text of the type that its headers name, or nothing at all. */
export function toResponse({ status, body, headers = {} }: EndpointResponse): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return new HttpResponse(body, { status, headers });
  return HttpResponse.json(body, { status, headers });
}
