import { toApiUrl } from '../api/api-environment';
import { warmUp } from '../api/warm-responses';
import { planRequests, screenAt } from './plan-requests';

/** Runs before everything else: asks for what the address will need while the rest of the app is still on its way. */
function startEarly(): void {
  const { apiBaseUrl, flags } = readBlock(document.getElementById('app-config')?.textContent ?? '');
  warmUp(planRequests(window.location, flags).map((path) => toApiUrl(apiBaseUrl, path)));
  preloadScreen(screenAt(window.location.pathname));
}

/** Starts the download of a screen that the router asks for only once it runs itself; the build names its files. */
function preloadScreen(screen: string): void {
  const files = document.currentScript?.getAttribute(`data-${screen}`) ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}

/** The two keys that matter this early; a block that is wrong is the app's to complain about. */
function readBlock(text: string) {
  const block = JSON.parse(text) as {
    apiBaseUrl?: unknown;
    flags?: { assessment_birthday_confirmation?: unknown };
  };
  return {
    apiBaseUrl: typeof block.apiBaseUrl === 'string' ? block.apiBaseUrl : '',
    flags: { isBirthdayConfirmationOn: block.flags?.assessment_birthday_confirmation !== false },
  };
}

try {
  startEarly();
} catch {
  // Nothing is lost but time: the app asks again, and says what is wrong.
}
