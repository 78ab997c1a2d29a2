import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfiguration } from '../configuration/check-configuration';
import { isBuild, renderDeployment } from './render-deployment';

const USAGE = 'Usage: npm run deploy:render -- clinic.json [--build dist] [--out deployment]';

/** `npm run deploy:render`: returns the lines to print, which contain no value of the configuration, and the exit code. */
export function runRender(args: readonly string[]): { lines: readonly string[]; exitCode: 0 | 1 } {
  const fail = (...lines: string[]) => ({ lines, exitCode: 1 as const });
  const options = parseOptions(args);
  if (options === null) return fail(USAGE);
  const { file, build, out } = options;
  const name = path.basename(file);
  if (!existsSync(file)) return fail(`${name}: there is no such file`);
  if (!isBuild(build)) return fail('There is no build yet. Run "npm run build" first.');
  if (existsSync(out)) return fail(`${out} exists: remove it, or name another folder with --out.`);

  const { block, configuration, problems, unknownKeys, placeholderKeys } = checkConfiguration(
    readFileSync(file, 'utf8'),
  );
  const warnings = [
    ...unknownKeys.map((key) => `${name}: warning: ${key} is unknown and ignored`),
    ...placeholderKeys.map(
      (key) => `${name}: warning: ${key} is not set, its default is a placeholder`,
    ),
  ];
  if (problems.length > 0)
    return fail(...warnings, ...problems.map((problem) => `${name}: ${problem}`));
  const counts = renderDeployment({
    buildFolder: build,
    outputFolder: out,
    block,
    configuration,
  });
  return {
    lines: [
      ...warnings,
      ...[...counts].map(
        ([folder, count]) =>
          `${path.join(out, folder)}: ${count} ${count === 1 ? 'file' : 'files'}`,
      ),
    ],
    exitCode: 0,
  };
}

/** Returns null if there is no file, or an unknown option. */
function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        build: { type: 'string', default: 'dist' },
        out: { type: 'string', default: 'deployment' },
      },
    });
    const [file] = positionals;
    return file === undefined ? null : { file, ...values };
  } catch {
    return null;
  }
}
