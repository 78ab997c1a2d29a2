import { spawn } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './find-chromium';

/**
 * `node --import tsx __tests__/support/with-chromium.ts <command> [argument…]`: runs a command with CHROMIUM_PATH set. If it
 * is not set yet, uses the headless Chromium from the npm dependencies (Linux x64), or else an installed browser.
 */
async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) throw new Error('Pass the command to run.');
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
  // Forward signals and the exit code; the command decides when it ends.
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
