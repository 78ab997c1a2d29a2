import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAddressFromEnvironment } from '../cli/address';
import { formatRequestLine } from '../cli/format-request-line';
import { findFreePort } from '../cli/find-free-port';
import { onShutdown } from '../cli/graceful-shutdown';
import { formatEntryLinks } from '../cli/format-entry-links';
import { createSandboxServer, type SandboxServer } from './create-sandbox-server';
import { createSlowLine } from './slow-line';

/**
 * `npm run sandbox`: serves the production build with a sandbox; with `-- --qa`, the QA build with the launcher; with
 * `-- --slow`, over a slow line.
 */
async function serve({ isQa, isSlow }: Readonly<Record<'isQa' | 'isSlow', boolean>>) {
  const distFolder = path.resolve(isQa ? 'dist-qa' : 'dist');
  if (!existsSync(path.join(distFolder, 'index.html'))) {
    console.error(`There is no build yet. Run "npm run ${isQa ? 'build:qa' : 'build'}" first.`);
    process.exitCode = 1;
    return;
  }
  const { host, firstPort } = readAddressFromEnvironment();
  const server = createSandboxServer({
    distFolder,
    control: isQa,
    onResponse: (request, durationMs) => console.log(formatRequestLine(request, durationMs)),
  });
  const port = await findFreePort(firstPort, host);
  const { url } = isSlow ? await listenSlowly(server, port, host) : await server.listen(port, host);
  onShutdown(() => server.close());
  console.log(formatEntryLinks(url, isQa));
}

async function listenSlowly(server: SandboxServer, port: number, host: string) {
  const { url } = await server.listen(0);
  return createSlowLine(url).listen(port, host);
}

try {
  const { qa, slow } = parseArgs({
    options: { qa: { type: 'boolean', default: false }, slow: { type: 'boolean', default: false } },
  }).values;
  void serve({ isQa: qa, isSlow: slow });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run sandbox -- [--qa] [--slow]');
  process.exitCode = 1;
}
