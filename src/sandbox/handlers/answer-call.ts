import { HttpResponse } from 'msw';
import type { World } from '../world/world';
import type { Answer, Endpoint } from './endpoint';
import { readCall } from './read-call';
import { Refusal } from './refusal';

/** A call as msw hands it on, with its body already read. */
export type ReceivedCall = {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

function noEndpoint({ method, url }: Request): Refusal {
  return new Refusal(404, `The clinic has no ${method} ${new URL(url).pathname}.`);
}

/** What the clinic answers; a call that breaks the contract gets 400, one without an endpoint 404, each with a message (D2). */
export function answerCall(
  world: World,
  endpoint: Endpoint | null,
  { request, params, body }: ReceivedCall,
): Answer {
  try {
    if (endpoint === null) throw noEndpoint(request);
    const call = readCall(endpoint, request, body);
    return endpoint.answer({ world, params, headers: request.headers, ...call });
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
    throw error;
  }
}

/** The answer as a Response: JSON, text of the type that its headers name, or nothing at all. */
export function toResponse({ status, body, headers = {} }: Answer): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return new HttpResponse(body, { status, headers });
  return HttpResponse.json(body, { status, headers });
}
