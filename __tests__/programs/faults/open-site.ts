import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { createFaultInjector } from './injection/fault-injector';
import type { Site } from './run.types';

/** Serves a build and a sandbox of its own on a free port; its requests can be broken. */
export async function openSite(distFolder: string): Promise<Site & { close(): Promise<void> }> {
  const injector = createFaultInjector();
  const server = createSandboxServer({
    distFolder,
    interceptor: injector.middleware,
    // Chromium silently retries a request that fails on a reused connection.
    reuseConnections: false,
  });
  const { url } = await server.listen(0);
  return { url, world: server.world, injector, close: () => server.close() };
}
