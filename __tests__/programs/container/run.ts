import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteProbes } from '../../../deploy/check/all-probes';
import { checkDeployment, formatFinding } from '../../../deploy/check/check-deployment';
import { checkConfiguration } from '../../../deploy/configuration/check-configuration';
import { renderContainer } from '../../../deploy/hosts/container';
import { renderDeployment } from '../../../deploy/render/render-deployment';
import { findFreePort } from '../../../src/qa/sandbox/hosts/cli/find-free-port';
import { CONFIGURATION, createFolder } from '../../deploy/support/build-fixture';
import { waitFor } from '../browsers/wait-for';
import { CONTAINER_CHECKS, type RunningContainer } from './container-checks';
import { findEngine, type Engine } from './engine';
import { readContainerCommands } from './read-container-commands';

const NAME = 'stillwater-test';
const HOST = '127.0.0.1';
const FIRST_PORT = 20_200;
const START_TIMEOUT_MS = 20_000;

const buildFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist');
const [, BASE_IMAGE = ''] = /^FROM (\S+)$/m.exec(renderContainer().Dockerfile ?? '') ?? [];

/** Builds and starts the image of a deployment with the commands of docs/hosting.md. */
async function startContainer(engine: Engine, deployment: string): Promise<RunningContainer> {
  const port = await findFreePort(FIRST_PORT, HOST);
  const commands = readContainerCommands({ deployment, tag: NAME, address: `${HOST}:${port}` });
  engine.run(...commands.build);
  const [command = '', ...options] = commands.run;
  engine.run(command, '--detach', '--name', NAME, ...options);
  await waitFor(() => fetch(`http://${HOST}:${port}/`), START_TIMEOUT_MS);
  return { engine, name: NAME, port };
}

/** Returns a line for everything that was checked. */
async function checkContainer(container: RunningContainer): Promise<readonly string[]> {
  const findings = await checkDeployment(`http://${HOST}:${container.port}`, siteProbes);
  const lines = findings.map(formatFinding);
  for (const { name, run } of CONTAINER_CHECKS) {
    const problem = await run(container);
    const outcome = problem === null ? 'ok' : 'failed';
    lines.push(formatFinding({ name, outcome, text: problem ?? '' }));
  }
  return lines;
}

/** Removes the container and its image, if there are any. */
function removeAll({ tries }: Engine): void {
  tries('rm', '--force', NAME);
  tries('rmi', '--force', NAME);
}

/** An engine that has the base image, or why there is none. */
function findUsableEngine(): Engine | string {
  const engine = findEngine();
  if (engine === null) return 'neither Docker nor Podman works here';
  const hasBaseImage = engine.tries('image', 'inspect', BASE_IMAGE);
  return hasBaseImage ? engine : `get the base image first: ${engine.name} pull ${BASE_IMAGE}`;
}

/** `npm run test:container`: builds the recipe of the container, runs it and probes it. */
async function run(): Promise<void> {
  if (!existsSync(path.join(buildFolder, 'index.html')))
    throw new Error('There is no build yet. Run "npm run build" first.');
  const engine = findUsableEngine();
  if (typeof engine === 'string') {
    console.log(`skipped: ${engine}`);
    return;
  }
  const { folder, remove } = createFolder();
  const { configuration } = checkConfiguration(JSON.stringify(CONFIGURATION));
  const outputFolder = path.join(folder, 'deployment');
  const options = { buildFolder, outputFolder, block: CONFIGURATION, configuration };
  renderDeployment({ ...options, securityContact: null });
  removeAll(engine);
  try {
    const lines = await checkContainer(await startContainer(engine, outputFolder));
    for (const line of lines) console.log(line);
    if (lines.some((line) => line.startsWith('failed'))) process.exitCode = 1;
  } finally {
    removeAll(engine);
    remove();
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
