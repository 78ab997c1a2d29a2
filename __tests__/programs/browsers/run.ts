import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import type { BrowserKind, BrowserPage, TestedBrowser } from './browser.types';
import { firefoxBrowser } from './firefox';
import { MAIN_FLOWS, type MainFlow } from './main-flows';
import { webkitBrowser } from './webkit';

const BROWSERS: readonly BrowserKind[] = [firefoxBrowser, webkitBrowser];
const distFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist');

/** Runs a flow in a page of its own, with a fresh sandbox; returns what went wrong, or null. */
async function runFlow(browser: TestedBrowser, flow: MainFlow): Promise<string | null> {
  const server = createSandboxServer({ distFolder });
  const { url } = await server.listen(0);
  const page = await browser.newPage(url);
  try {
    await flow.run(page);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${reason} On screen: ${await describeScreen(page)}`;
  } finally {
    await page.close();
    await server.close();
  }
}

const describeScreen = async (page: BrowserPage) =>
  String(await page.evaluate('document.body.innerText.replace(/\\s+/g, " ").slice(0, 200)'));

/** Runs flows in a browser; returns whether all have passed. */
async function runBrowser(
  { name, start }: BrowserKind,
  flows: readonly MainFlow[],
): Promise<boolean> {
  const browser = await start();
  if (typeof browser === 'string') {
    console.log(`${name}: skipped, ${browser}`);
    return true;
  }
  let hasFailed = false;
  try {
    for (const flow of flows) {
      const problem = await runFlow(browser, flow);
      console.log(`${name}: ${problem === null ? 'ok' : 'FAILED'}, ${flow.name}`);
      if (problem === null) continue;
      console.log(`    ${problem}`);
      hasFailed = true;
    }
  } finally {
    await browser.close();
  }
  return !hasFailed;
}

/** `npm run test:browsers`: the flows in Firefox and WebKit, as far as these are installed; `-- kiosk` for some of them. */
async function run([selected = '']: readonly string[]): Promise<void> {
  if (!existsSync(path.join(distFolder, 'index.html')))
    throw new Error('There is no build yet. Run "npm run build" first.');
  const flows = MAIN_FLOWS.filter(({ name }) => name.includes(selected));
  if (flows.length === 0) throw new Error(`No flow is named ${selected}.`);
  for (const kind of BROWSERS) if (!(await runBrowser(kind, flows))) process.exitCode = 1;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
