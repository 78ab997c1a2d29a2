import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserKind, TestedBrowser } from './browser.types';
import { endProcess } from './end-process';
import { findProgram } from './find-program';
import { connectMarionette } from './marionette';
import { waitFor } from './wait-for';
import { createWebDriverSession } from './webdriver-session';
import { bundleLookup, createWebDriverPage } from './webdriver-page';

const START_TIMEOUT_MS = 30_000;

/** Firefox as it is installed, driven over Marionette, its own WebDriver server: Debian has no geckodriver, which forwards to it. */
export const firefoxBrowser: BrowserKind = {
  name: 'Firefox',
  start: async (): Promise<TestedBrowser | string> => {
    const program = process.env.FIREFOX_PATH ?? findProgram('firefox', 'firefox-esr');
    if (program === null)
      return 'not found (Debian: apt-get install firefox-esr; else set FIREFOX_PATH)';
    const lookupScript = await bundleLookup();
    return {
      newPage: async (origin) => {
        const { port, close } = await startFirefox(program);
        const send = await connectMarionette(port);
        await send('WebDriver:NewSession', {});
        const session = createWebDriverSession({
          navigate: (url) => send('WebDriver:Navigate', { url }),
          // Without a sandbox, what one script leaves on `window` is there for the next.
          execute: (script, args) =>
            send('WebDriver:ExecuteScript', { script, args, sandbox: null }),
          click: (id) => send('WebDriver:ElementClick', { id }),
          clear: (id) => send('WebDriver:ElementClear', { id }),
          type: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
          end: close,
        });
        return createWebDriverPage(session, lookupScript, origin);
      },
      close: () => Promise.resolve(),
    };
  },
};

/** Starts Firefox with a profile of its own, and with a port that it chooses. */
async function startFirefox(program: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--marionette', '--profile', profile, 'about:blank'],
    { stdio: 'ignore' },
  );
  const readPort = () => {
    const port = Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!(port > 0)) throw new Error('Firefox does not start.');
    return Promise.resolve(port);
  };
  const close = async () => {
    await endProcess(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    return { port: await waitFor(async () => readPort(), START_TIMEOUT_MS), close };
  } catch (error) {
    await close();
    throw error;
  }
}
