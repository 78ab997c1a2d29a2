import { existsSync } from 'node:fs';

const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path in CHROMIUM_PATH, else an installed browser, else null; throws if CHROMIUM_PATH is not a file. */
export function findInstalledChromium(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is not a file: ${configured}`);
  }
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The path of the browser to run; throws if there is none. */
export async function findChromium(): Promise<string> {
  // The npm dependency has only a Linux x64 build.
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  if (isPackaged && !process.env.CHROMIUM_PATH) return unpackChromium();
  const installed = findInstalledChromium();
  if (installed !== null) return installed;
  throw new Error('No browser was found. Install Chrome, or set CHROMIUM_PATH to a Chromium.');
}

async function unpackChromium(): Promise<string> {
  // Set before the import: it makes the package unpack the system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
