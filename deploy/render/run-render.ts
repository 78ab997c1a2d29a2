import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfiguration } from '../configuration/check-configuration';
import { isBuild, renderDeployment } from './render-deployment';

const USAGE = 'Usage: npm run deploy:render -- clinic.json [--build dist] [--out deployment]';

/** `npm run deploy:render`: returns the lines to print, which contain no value of the configuration, and the exit code. */
export function runRender(args: readonly string[]): { lines: readonly string[]; exitCode: 0 | 1 } {
  const fail = (...lines: string[]) => ({ lines, exitCode: 1 as const });
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      build: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'deployment' },
    },
  });
  const [file] = positionals;
  if (file === undefined) return fail(USAGE);
  const name = path.basename(file);
  if (!existsSync(file)) return fail(`${name}: there is no such file`);
  if (!isBuild(values.build)) return fail('There is no build yet. Run "npm run build" first.');
  if (existsSync(values.out))
    return fail(`${values.out} exists: remove it, or name another folder with --out.`);

  const text = readFileSync(file, 'utf8');
  const { configuration, problems, unknownKeys, placeholderKeys } = checkConfiguration(text);
  const warnings = [
    ...unknownKeys.map((key) => `${name}: warning: ${key} is unknown and ignored`),
    ...placeholderKeys.map(
      (key) => `${name}: warning: ${key} is not set, its default is a placeholder`,
    ),
  ];
  if (problems.length > 0)
    return fail(...warnings, ...problems.map((problem) => `${name}: ${problem}`));
  const counts = renderDeployment({
    buildFolder: values.build,
    outputFolder: values.out,
    // SAFETY: what has passed the check is an object.
    block: JSON.parse(text) as object,
    configuration,
  });
  return {
    lines: [
      ...warnings,
      ...[...counts].map(([folder, count]) => `${path.join(values.out, folder)}: ${count} files`),
    ],
    exitCode: 0,
  };
}
