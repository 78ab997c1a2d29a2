import { http, type HttpHandler } from 'msw';
import type { World } from '../world/world';
import { API_PREFIXES, ENDPOINTS } from './endpoints';
import { handleLoggedRequest, toHandler, type HandlerOptions } from './to-handler';

/** Creates the msw handlers of every endpoint, and of a JSON 404 for all other API paths. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const { baseUrl = '*' } = options;
  const notFoundHandlers = API_PREFIXES.map((prefix) =>
    http.all(`${baseUrl}${prefix}*`, ({ request }) =>
      handleLoggedRequest(world, null, request, {}, options),
    ),
  );
  return [...ENDPOINTS.map((endpoint) => toHandler(world, endpoint, options)), ...notFoundHandlers];
}
