import { setupServer } from 'msw/node';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import type { Clock } from '../../world/clock';
import { createWorld, type World } from '../../world/world';

/**
 * Starts a sandbox behind fetch for the tests of a file, each with the initial data; an unhandled request logs a console error,
 * which fails the test.
 */
export function startSandbox(clock?: Clock): World {
  const world = createWorld(clock);
  const server = setupServer(...createHandlers(world), ...createCardProviderHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  beforeEach(() => world.reset());
  afterAll(() => server.close());
  return world;
}
