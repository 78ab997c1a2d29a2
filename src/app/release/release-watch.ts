import { reloadOnce } from '../../lib/errors/chunk-recovery';
import type { AppServices } from '../services/app-services';
import { fetchVersion, getPageVersion } from './fetch-version';
import { isReloadSafe } from './is-reload-safe';

/** How often the release is looked up at most, in ms: a page that was just loaded is new. */
export const MIN_INTERVAL_MS = 300_000;
/** How often it is looked up while nothing happens, in ms. */
export const REGULAR_INTERVAL_MS = 3_600_000;
/** The server no longer supports this release: Upgrade Required. */
const UPGRADE_REQUIRED = 426;

const USE_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * Lets a new release or configuration reach pages that stay open: looks it up when a kiosk has started over, when a hidden
 * tab returns, after a navigation, every hour, and when the server refuses this release; then reloads the page, if that loses
 * nothing and the page is not in use. Otherwise the page is reloaded on a later occasion, such as the next navigation.
 * Returns the function that stops the watch.
 */
export function watchRelease(services: AppServices, reload = reloadOnce): () => void {
  const { clock, observers } = services;
  const version = getPageVersion();
  let lookedUpAt = clock.now();
  let isReplaced = false;
  let wasUsed = false;

  const lookUp = async (minIntervalMs = MIN_INTERVAL_MS) => {
    // The clock may be set back.
    if (isReplaced || Math.abs(clock.now() - lookedUpAt) < minIntervalMs) return;
    lookedUpAt = clock.now();
    const latest = await fetchVersion();
    isReplaced = latest !== null && latest !== version;
  };
  const update = async (minIntervalMs?: number) => {
    await lookUp(minIntervalMs);
    const isSafe = () => isReloadSafe(services);
    if (isReplaced && isSafe()) await reload(clock.now(), isSafe);
  };

  const updateOnReturn = () => {
    if (document.visibilityState === 'visible') void update();
  };
  const updateIfUnused = () => {
    // A page that is being used is not reloaded under its user's hands.
    if (wasUsed && document.visibilityState === 'visible') void lookUp();
    else void update();
    wasUsed = false;
  };
  const updateAfterStartOver = () => void update();
  const updateOnNavigation = () => void (isReplaced ? update() : lookUp());
  let wasRefused = false;
  const updateIfRefused = ({ status }: { readonly status: number | null }) => {
    if (status !== UPGRADE_REQUIRED || wasRefused) return;
    wasRefused = true;
    void update(0);
  };
  const recordUse = () => {
    wasUsed = true;
  };

  const timer = setInterval(updateIfUnused, REGULAR_INTERVAL_MS);
  document.addEventListener('visibilitychange', updateOnReturn);
  for (const name of USE_EVENTS) window.addEventListener(name, recordUse, { capture: true });
  observers.startOvers.add(updateAfterStartOver);
  observers.navigations.add(updateOnNavigation);
  observers.failures.add(updateIfRefused);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', updateOnReturn);
    for (const name of USE_EVENTS) window.removeEventListener(name, recordUse, { capture: true });
    observers.startOvers.delete(updateAfterStartOver);
    observers.navigations.delete(updateOnNavigation);
    observers.failures.delete(updateIfRefused);
  };
}
