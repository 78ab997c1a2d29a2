import { spawn } from 'node:child_process';
import path from 'node:path';
import { findInstalledChromium, unpackChromium } from './find-chromium';

/**
 * `node --import tsx __tests__/support/with-chromium.ts <command> [argument…]`: runs a command that finds a browser in
 * CHROMIUM_PATH, one of this machine or, where there is none or with PACKAGED_CHROMIUM=1, the one among our dependencies.
 */
async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) throw new Error('Say which command to run.');
  const isPackaged = process.env.PACKAGED_CHROMIUM === '1';
  const chromium = (isPackaged ? null : findInstalledChromium()) ?? (await unpackChromium());
  console.log(`Browser: ${chromium}`);

  const ownTools = path.resolve('node_modules/.bin');
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PATH: `${ownTools}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  // The command ends in its own time, and its outcome is ours.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('error', fail);
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

run(process.argv.slice(2)).catch(fail);
