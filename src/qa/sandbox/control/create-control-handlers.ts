import type { HttpHandler } from 'msw';
import { handleRequest, toResponse } from '../handlers/handle-request';
import { readBody } from '../handlers/parse-request';
import { createHttpHandler } from '../handlers/to-handler';
import type { World } from '../world/world';
import { controlEndpoints } from './control.endpoints';

/** Where the back door is. */
export const CONTROL_PREFIX = '/sandbox-api/';

/** The back door as msw handlers: no faults strike there, and nothing is logged. */
export function createControlHandlers(world: World): HttpHandler[] {
  return controlEndpoints.map((endpoint) =>
    createHttpHandler(endpoint, undefined, async (request, params) =>
      toResponse(
        handleRequest(world, endpoint, { request, params, body: await readBody(request) }),
      ),
    ),
  );
}
