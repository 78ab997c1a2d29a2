import type { HttpHandler } from 'msw';
import { toHandler, type HandlerOptions } from '../handlers/to-handler';
import type { World } from '../world/world';
import { cardProviderEndpoints } from './provider.endpoints';

/** Where a host has no use for the script, its place is taken by nothing. */
const emptyScript = () => '';

/** The stand-in of the card provider as msw handlers; its calls are logged, and faults strike them like the clinic's own. */
export function createCardProviderHandlers(
  world: World,
  { script = emptyScript, ...options }: HandlerOptions & { script?: () => string } = {},
): HttpHandler[] {
  return cardProviderEndpoints(script).map((endpoint) => toHandler(world, endpoint, options));
}
