import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put a browser that is not in PATH. */
const PATHS = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path in CHROMIUM_PATH, else an installed browser, else null; throws if CHROMIUM_PATH is not a file. */
export function findInstalledChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const configured = env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is not a file: ${configured}`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...inPath, ...PATHS].find((file) => existsSync(file)) ?? null;
}

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** Unpacks the browser of the npm dependencies; null where they have none. */
  readonly unpack?: (() => Promise<string>) | null;
  readonly warn?: (message: string) => void;
};

/**
 * The path of the browser to run: CHROMIUM_PATH, else the packaged one, else, where that cannot be unpacked or run, an
 * installed one. Throws if there is none.
 */
export async function findChromium(options: Options = {}): Promise<string> {
  const { env = process.env, unpack = getUnpacker(), warn = console.warn } = options;
  const reasons: string[] = [];
  if (unpack !== null && !env.CHROMIUM_PATH) {
    try {
      const packaged = await unpack();
      await promisify(execFile)(packaged, ['--version']);
      return packaged;
    } catch (error) {
      reasons.push(`The packaged Chromium does not run here: ${String(error)}`);
    }
  }
  const installed = findInstalledChromium(env);
  if (installed === null)
    throw new Error(
      [
        ...reasons,
        'No browser was found. Install Chrome, or set CHROMIUM_PATH to a Chromium.',
      ].join('\n'),
    );
  for (const reason of reasons) warn(reason);
  return installed;
}

/** The npm dependency has only a Linux x64 build. */
const getUnpacker = () =>
  process.platform === 'linux' && process.arch === 'x64' ? unpackChromium : null;

async function unpackChromium(): Promise<string> {
  // Set before the import: it makes the package unpack the system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
