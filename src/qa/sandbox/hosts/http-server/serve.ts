import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAddressFromEnvironment } from '../cli/address';
import { formatRequestLine } from '../cli/format-request-line';
import { findFreePort } from '../cli/find-free-port';
import { onShutdown } from '../cli/graceful-shutdown';
import { formatEntryLinks } from '../cli/format-entry-links';
import { createSandboxServer } from './create-sandbox-server';

/** `npm run sandbox`: serves the production build with a sandbox; with `-- --qa`, the QA build with the launcher. */
async function serve(isQa: boolean) {
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
  const { url } = await server.listen(port, host);
  onShutdown(() => server.close());
  console.log(formatEntryLinks(url, isQa));
}

try {
  const { qa } = parseArgs({ options: { qa: { type: 'boolean', default: false } } }).values;
  void serve(qa);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run sandbox -- [--qa]');
  process.exitCode = 1;
}
