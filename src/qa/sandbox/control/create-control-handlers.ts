import type { HttpHandler } from 'msw';
import { handleRequest, toResponse } from '../handlers/handle-request';
import { readBody } from '../handlers/parse-request';
import { createHttpHandler } from '../handlers/to-handler';
import type { World } from '../world/world';
import { controlEndpoints } from './control.endpoints';

/** Path prefix of the control API. */
export const CONTROL_PREFIX = '/sandbox-api/';

/** Creates the msw handlers of the control API; its requests are not logged, and faults do not affect them. */
export function createControlHandlers(world: World): HttpHandler[] {
  return controlEndpoints.map((endpoint) =>
    createHttpHandler(endpoint, undefined, async (request, params) =>
      toResponse(
        handleRequest(world, endpoint, { request, params, body: await readBody(request) }),
      ),
    ),
  );
}
