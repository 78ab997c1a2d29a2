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

/** The browser that CHROMIUM_PATH names, else one that is installed, else null; throws where CHROMIUM_PATH names nothing. */
export function findInstalledChromium(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  }
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The browser to run; throws where there is none. */
export async function findChromium(): Promise<string> {
  // The npm dependency is built for Linux on x64 alone.
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  if (isPackaged && !process.env.CHROMIUM_PATH) return unpackChromium();
  const installed = findInstalledChromium();
  if (installed !== null) return installed;
  throw new Error('No browser was found. Install Chrome, or set CHROMIUM_PATH to a Chromium.');
}

async function unpackChromium(): Promise<string> {
  // It has to be set before the import: it has the libraries unpacked that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
