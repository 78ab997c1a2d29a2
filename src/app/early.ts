import { toApiUrl } from '../api/api-environment';
import { firstAnswer, warmUp } from '../api/warm-responses';
import { warmUpMember } from './early-session';
import { planRequests, screenAt } from './plan-requests';

/**
 * So many times as long as the first answer took, the last files of a screen wait after it. On a slow line the first
 * load needs about that long to arrive, and what may only run behind it would hold it up before.
 */
const FURTHER_ROUND_TRIPS = 2;

/** Runs before everything else: asks for what the address will need while the rest of the app is still on its way. */
function startEarly(): void {
  const start = performance.now();
  const { flags, ...origins } = readBlock(document.getElementById('app-config')?.textContent ?? '');
  for (const path of planRequests(window.location, flags))
    void warmUp(toApiUrl(origins.apiBaseUrl, path));
  const screen = screenAt(window.location.pathname);
  if (screen === 'home') warmUpMember(origins).catch(() => undefined);

  // The build names the files of the screen: those around it, then its own.
  const files = document.currentScript?.getAttribute(`data-${screen}`) ?? '';
  const [around = '', own = ''] = files.split('|');
  preload(around);
  void firstAnswer.then(() => {
    setTimeout(preload, FURTHER_ROUND_TRIPS * (performance.now() - start), own);
  });
}

/** Starts downloads that the router asks for only once it runs itself. */
function preload(files: string): void {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
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
