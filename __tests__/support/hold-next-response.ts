import type { World } from '../../src/qa/sandbox/world/world';

/** The next response of an endpoint, by its path or name, waits until the returned function is called. */
export function holdNextResponse(world: World, path: string): () => void {
  let release = () => undefined as void;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.faults.failNext({ path, kind: 'late', until });
  return release;
}
