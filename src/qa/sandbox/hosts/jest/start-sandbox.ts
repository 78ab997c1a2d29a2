import { setupServer } from 'msw/node';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import type { Clock } from '../../world/clock';
import { createWorld, type Seed, type World } from '../../world/world';

/** A clinic that answers the fetch calls of this jest file. */
export type Sandbox = {
  readonly world: World;
  /** Restores the real fetch. */
  stop(): void;
};

/** Opens a clinic behind fetch; a request that it does not know is an error on the console, which fails the test. */
export function startSandbox({ seed, clock }: { seed?: Seed; clock?: Clock } = {}): Sandbox {
  const world = createWorld(seed, clock);
  const server = setupServer(...createHandlers(world), ...createCardProviderHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  return { world, stop: () => server.close() };
}
