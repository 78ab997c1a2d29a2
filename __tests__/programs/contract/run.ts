import { checkApi } from './check-api';
import { parseOptions } from './options';

/** The client logs wrong fields; the lines of the command say the same. */
function silenceClient(): void {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => undefined;
}

/** Exits with 1 if something deviates, and with 2 if the command cannot run. */
async function main(): Promise<void> {
  try {
    const options = parseOptions(process.argv.slice(2));
    silenceClient();
    const isConforming = await checkApi(options, (line) => process.stdout.write(`${line}\n`));
    process.exitCode = isConforming ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

void main();
