import { CONFIGURATION_ELEMENT_ID } from '../../lib/configuration/read-configuration';
import { REQUEST_TIMEOUT_MS } from '../../lib/time/request-timeout';
import { getRelease } from '../../api/release';

const RELEASE = /<html [^>]*\bdata-release="([^"]+)"/;
const CONFIGURATION = /<script id="app-config"[^>]*>([^]*?)<\/script>/;

/** What a deployment can replace, as text. */
const toVersion = (release: string | undefined, configuration: string) =>
  `${release} ${configuration.replaceAll(/\s+/g, ' ').trim()}`;

/** The release and the configuration of this page. */
export const getPageVersion = (): string =>
  toVersion(getRelease(), document.getElementById(CONFIGURATION_ELEMENT_ID)?.textContent ?? '');

/** The release and the configuration that the server has now; null if they cannot be told. */
export async function fetchVersion(): Promise<string | null> {
  try {
    const page = await fetch(`${window.location.origin}/`, {
      headers: { accept: 'text/html' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = page.ok ? await page.text() : '';
    const [, release] = RELEASE.exec(text) ?? [];
    return release === undefined ? null : toVersion(release, CONFIGURATION.exec(text)?.[1] ?? '');
  } catch {
    return null;
  }
}
