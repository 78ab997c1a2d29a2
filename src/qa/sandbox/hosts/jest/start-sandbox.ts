import { setupServer } from 'msw/node';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import type { Clock } from '../../world/clock';
import { createWorld, type Seed, type World } from '../../world/world';

/** A sandbox that handles the fetch requests of a jest file. */
export type Sandbox = {
  readonly world: World;
  /** Restores the real fetch. */
  stop(): void;
};

/** Starts a sandbox behind fetch; an unhandled request logs a console error, which fails the test. */
export function startSandbox({ seed, clock }: { seed?: Seed; clock?: Clock } = {}): Sandbox {
  const world = createWorld(seed, clock);
  const server = setupServer(...createHandlers(world), ...createCardProviderHandlers(world));
  server.listen({ onUnhandledRequest: 'error' });
  return { world, stop: () => server.close() };
}
