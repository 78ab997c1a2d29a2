import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import { matchesTemplate } from '../../../../src/qa/openapi/find-operation';
import type { Exchange } from '../client/exchange.types';

/** `/user/:userId` → `/user/{userId}`. */
export const toTemplate = (pattern: string) => pattern.replaceAll(/:(\w+)/g, '{$1}');

/** The sandbox's endpoint of a request: the most specific path that matches. */
export function findEndpoint({ method, url }: Pick<Exchange, 'method' | 'url'>): Endpoint {
  const [found] = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.method === method && matchesTemplate(toTemplate(endpoint.path), url.pathname),
  ).toSorted((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (found === undefined) throw new Error(`The sandbox has no ${method} ${url.pathname}.`);
  return found;
}
