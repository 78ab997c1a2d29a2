const RELOADED_AT_KEY = 'reloaded-at';
/**
 * A second failure within this time, in ms, is shown instead of reloading again. It is longer than the time limits of the
 * chunks of a page: otherwise a server that never responds would make the page reload again and again.
 */
const RELOAD_GUARD_MS = 300_000;

async function isReachable(): Promise<boolean> {
  try {
    const page = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return page.ok;
  } catch {
    return false;
  }
}

/** True if a script or style chunk failed to load, as happens after a deployment. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(
      `${error.name} ${String('code' in error ? error.code : '')}`,
    )
  );
}

/**
 * Reloads the page, at most once in five minutes. Does nothing without session storage, which prevents a reload loop, or while
 * the server is unreachable: a kiosk cannot leave the browser's own error page. `isStillSafe` is asked after the server.
 */
export async function reloadOnce(
  now: number = Date.now(),
  isStillSafe: () => boolean = () => true,
): Promise<void> {
  if (!(await isReachable()) || !isStillSafe()) return;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    // The clock may have been set back since.
    if (Math.abs(now - last) < RELOAD_GUARD_MS) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(now));
  } catch {
    return;
  }
  window.location.reload();
}
