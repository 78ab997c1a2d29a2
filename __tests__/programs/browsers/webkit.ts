import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../../src/qa/sandbox/hosts/cli/find-free-port';
import type { BrowserKind, TestedBrowser } from './browser.types';
import { endProcess } from './end-process';
import { findProgram } from './find-program';
import { waitFor } from './wait-for';
import { startHttpSession } from './webdriver-http';
import { bundleLookup, createWebDriverPage } from './webdriver-page';

const HOST = '127.0.0.1';
const FIRST_PORT = 4600;
const START_TIMEOUT_MS = 15_000;

/** WebKitGTK, the engine of Safari on Linux, over WebDriver. */
export const webkitBrowser: BrowserKind = {
  name: 'WebKit',
  start: async (): Promise<TestedBrowser | string> => {
    const driver = findProgram('WebKitWebDriver');
    if (driver === null) return 'not found (Debian: apt-get install webkit2gtk-driver)';
    const display = await openDisplay();
    if (display === null) return 'needs a display (Debian: apt-get install xvfb)';

    const port = await findFreePort(FIRST_PORT, HOST);
    const child = spawn(driver, [`--host=${HOST}`, `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name },
    });
    const endpoint = `http://${HOST}:${port}`;
    const lookupScript = await bundleLookup();
    await waitFor(() => fetch(`${endpoint}/status`), START_TIMEOUT_MS);
    return {
      newPage: async (origin) => {
        const session = await startHttpSession(endpoint, { browserName: 'MiniBrowser' });
        return createWebDriverPage(session, lookupScript, origin);
      },
      close: async () => {
        await endProcess(child);
        if (display.server !== null) await endProcess(display.server);
      },
    };
  },
};

type Display = { readonly name: string; readonly server: ChildProcess | null };

/** The display of this session, or a virtual one that has been started; null if there is neither. */
async function openDisplay(): Promise<Display | null> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, server: null };
  const program = findProgram('Xvfb');
  if (program === null) return null;
  // It chooses a free display and writes its number to file descriptor 3.
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, server };
}
