import { spawn } from 'node:child_process';
import path from 'node:path';
import { readGallery } from './compare/read-gallery';
import { GALLERY_FOLDER } from './folders';
import { parseOptions, toEnvironment, type Options } from './options';
import { REPORT_FILE, writeGallery } from './write-gallery';

/** Runs the walkthroughs in Playwright, whose reporter writes the gallery; resolves with the exit code. */
function runPlaywright({ playwrightArguments, comparison }: Options): Promise<number> {
  const args = ['test', '-c', __dirname, ...playwrightArguments];
  const child = spawn(process.execPath, [require.resolve('@playwright/test/cli'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...toEnvironment(comparison) },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Exits with 1 if something is missing, failed or not accepted, and with 2 if the command cannot run. */
async function main(): Promise<void> {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (!options.isReusing) {
      process.exitCode = await runPlaywright(options);
      return;
    }
    const { report } = readGallery(path.join(GALLERY_FOLDER, REPORT_FILE));
    process.exitCode = writeGallery(report, options.comparison) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

void main();
