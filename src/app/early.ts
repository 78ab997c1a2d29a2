import { toApiUrl } from '../api/api-environment';
import { prefetch } from '../api/warm-responses';
import { warmUpMember } from './early-session';
import { planRequests, screenAt } from './plan-requests';
import { preloadScreen } from './preload-screen';
import { watchFirstLoad } from './watch-first-load';

/** Runs before everything else: asks for what the address will need while the rest of the app is still on its way. */
function startEarly(): void {
  watchFirstLoad();
  const { flags, ...origins } = readBlock(document.getElementById('app-config')?.textContent ?? '');
  for (const path of planRequests(window.location, flags))
    void prefetch(toApiUrl(origins.apiBaseUrl, path));
  const screen = screenAt(window.location.pathname);
  if (screen === 'home') warmUpMember(origins).catch(() => undefined);
  preloadScreen(document.currentScript?.getAttribute(`data-${screen}`) ?? '');
}

/** The keys that matter this early; a block that is wrong is the app's to complain about. */
function readBlock(text: string) {
  const block = JSON.parse(text) as {
    apiBaseUrl?: unknown;
    identityBaseUrl?: unknown;
    flags?: { assessment_birthday_confirmation?: unknown };
  };
  return {
    apiBaseUrl: textOf(block.apiBaseUrl),
    identityBaseUrl: textOf(block.identityBaseUrl),
    flags: { isBirthdayConfirmationOn: block.flags?.assessment_birthday_confirmation !== false },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

try {
  startEarly();
} catch {
  // Nothing is lost but time: the app asks again, and says what is wrong.
}
