import { toApiUrl } from '../api/api-environment';
import { warmUp } from '../api/warm-responses';
import { planRequests } from './plan-requests';
import { importAssessmentsPage, importCheckInsPage, importUserGate } from './public-screens';

/** Runs before everything else: asks for what the address will need while the rest of the app is still on its way. */
function startEarly(): void {
  const { apiBaseUrl, flags } = readBlock(document.getElementById('app-config')?.textContent ?? '');
  fetchScreen(window.location.pathname);
  warmUp(planRequests(window.location, flags).map((path) => toApiUrl(apiBaseUrl, path)));
}

/** Starts the download of the screen behind the public link, which the router asks for only once it runs itself. */
function fetchScreen(pathname: string): void {
  const [, screen] = /^\/user\/[^/]+\/(assessments|check-ins)\/?$/.exec(pathname) ?? [];
  if (screen === undefined) return;
  const importPage = screen === 'assessments' ? importAssessmentsPage : importCheckInsPage;
  // What does not arrive is the router's to ask for again, and to complain about.
  importUserGate().catch(() => undefined);
  importPage().catch(() => undefined);
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
