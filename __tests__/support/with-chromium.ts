import { spawn } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './find-chromium';

/**
 * `node --import tsx __tests__/support/with-chromium.ts <command> [argument…]`: runs a command that finds a browser in
 * CHROMIUM_PATH: the one named there already, else the one among our dependencies, which is the same everywhere and has
 * no window to draw, else one of this machine.
 */
async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) throw new Error('Say which command to run.');
  const chromium = await findChromium();
  console.log(`Browser: ${chromium}`);

  const localBin = path.resolve('node_modules/.bin');
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PATH: `${localBin}${path.delimiter}${process.env.PATH ?? ''}`,
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
