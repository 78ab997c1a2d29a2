import type { HttpHandler } from 'msw';
import { toHandler, type HandlerOptions } from '../handlers/to-handler';
import type { World } from '../world/world';
import { createCardProviderEndpoints } from './provider.endpoints';

/** The default for hosts that load no script. */
const emptyScript = () => '';

/** Creates the msw handlers of the fake card provider, with the same request log and faults as the API. */
export function createCardProviderHandlers(
  world: World,
  { script = emptyScript, ...options }: HandlerOptions & { script?: () => string } = {},
): HttpHandler[] {
  return createCardProviderEndpoints(script).map((endpoint) => toHandler(world, endpoint, options));
}
