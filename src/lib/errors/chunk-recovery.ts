const RELOADED_AT = 'reloaded-at';
/** A second failure within this time, in ms, is shown instead of reloading again. */
const RELOAD_GUARD_MS = 60_000;

async function isReachable(): Promise<boolean> {
  try {
    const page = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return page.ok;
  } catch {
    return false;
  }
}

/** True for a part of the app that could not be fetched, as happens after a deployment. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(
      `${error.name} ${String('code' in error ? error.code : '')}`,
    )
  );
}

/**
 * Reloads the page, once: with storage gone or a reload just behind us it does nothing, nor where there is nothing to be
 * had from the server: a browser's own error page leads nowhere, least of all on a kiosk.
 */
export async function reloadOnce(now: number = Date.now()): Promise<void> {
  if (!(await isReachable())) return;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    return;
  }
  window.location.reload();
}
