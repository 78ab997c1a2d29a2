/** As long as a request of the app, in ms (D2). */
const TIMEOUT_MS = 30_000;
const RELEASE = /<html [^>]*\bdata-release="([^"]+)"/;

/** The release that the server has now; null if it cannot be told. */
export async function fetchRelease(): Promise<string | null> {
  try {
    const page = await fetch(`${window.location.origin}/`, {
      headers: { accept: 'text/html' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (page.ok ? RELEASE.exec(await page.text())?.[1] : null) ?? null;
  } catch {
    return null;
  }
}
