import type { World } from '../../src/qa/sandbox/world/world';

/**
 * The next response of an endpoint, by its path or name, waits until the returned function is called. `isReceived`: the request
 * is processed before, so that the response may be outdated when it arrives.
 */
export function holdNextResponse(world: World, path: string, isReceived = false): () => void {
  let release = () => undefined as void;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.faults.failNext({ path, kind: 'late', until, isReceived });
  return release;
}
