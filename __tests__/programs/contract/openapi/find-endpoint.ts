import type { Operation } from '../../../../src/api/operation';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import { toTemplate } from '../../../../src/qa/openapi/find-operation';

/** The sandbox's endpoint of an operation. */
export function findEndpoint({ method, path }: Operation): Endpoint {
  const found = ENDPOINTS.find(
    (endpoint) => endpoint.method === method && toTemplate(endpoint.path) === path,
  );
  if (found === undefined) throw new Error(`The sandbox has no ${method} ${path}.`);
  return found;
}
