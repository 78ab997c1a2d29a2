/** The release of the page, version and build id (`0.1.0+3f2a9c1b`); undefined in development, where every change is one. */
export function getRelease(): string | undefined {
  const { release } = document.documentElement.dataset;
  return release === '' ? undefined : release;
}

/** What `X-Client-Version` says (D10). */
export const getClientVersion = () => getRelease() ?? 'dev';
