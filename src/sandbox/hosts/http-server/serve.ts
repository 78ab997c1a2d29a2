import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressFromEnvironment } from '../terminal/address';
import { callLine } from '../terminal/call-line';
import { nextFreePort } from '../terminal/next-free-port';
import { onStop } from '../terminal/on-stop';
import { waysIn } from '../terminal/ways-in';
import { createSandboxServer } from './create-sandbox-server';

/** `npm run sandbox`: the production build as a clinic gets it; with `-- --qa` the QA build and its front door. */
async function serve(): Promise<void> {
  const isQa = process.argv.includes('--qa');
  const distFolder = path.resolve(isQa ? 'dist-qa' : 'dist');
  if (!existsSync(path.join(distFolder, 'index.html'))) {
    console.error(`There is no build yet. Run "npm run ${isQa ? 'build:qa' : 'build'}" first.`);
    process.exitCode = 1;
    return;
  }
  const { host, firstPort } = addressFromEnvironment();
  const server = createSandboxServer({
    distFolder,
    control: isQa,
    onCall: (call, durationMs) => console.log(callLine(call, durationMs)),
  });
  const { url } = await server.listen(await nextFreePort(firstPort, host), host);
  onStop(() => server.close());
  console.log(waysIn(url, isQa));
}

void serve();
