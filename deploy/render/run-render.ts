import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfiguration } from '../configuration/check-configuration';
import { isBuild, renderDeployment } from './render-deployment';

const USAGE =
  'Usage: npm run deploy:render -- clinic.json [--security-contact mailto:…|https://…] [--build dist] [--out deployment]';

const SECURITY_CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** `npm run deploy:render`: returns the lines to print, which contain no value of the configuration, and the exit code. */
export function runRender(args: readonly string[]): { lines: readonly string[]; exitCode: 0 | 1 } {
  const fail = (...lines: string[]) => ({ lines, exitCode: 1 as const });
  const options = parseOptions(args);
  if (options === null) return fail(USAGE);
  const { file, build, out, 'security-contact': securityContact = null } = options;
  const name = path.basename(file);
  if (!isFile(file)) return fail(`${name}: there is no such file`);
  if (!isBuild(build)) return fail(`There is no build in ${build}. Run "npm run build" first.`);
  if (existsSync(out)) return fail(`${out} exists: remove it, or name another folder with --out.`);

  if (securityContact !== null && !SECURITY_CONTACT.test(securityContact))
    return fail('--security-contact must be mailto: with an address, or https://');

  const text = readFileSync(file, 'utf8');
  // A page's block may be empty; an empty file is rather one that was not written to its end.
  if (text.trim() === '') return fail(`${name}: the file is empty`);
  const { block, configuration, problems, unknownKeys, placeholderKeys } = checkConfiguration(text);
  if (problems.length > 0) return fail(...problems.map((problem) => `${name}: ${problem}`));
  const warnings = [
    ...unknownKeys.map((key) => `${name}: warning: ${key} is unknown and ignored`),
    ...placeholderKeys.map(
      (key) => `${name}: warning: ${key} is not set, its default is a placeholder`,
    ),
    ...(securityContact === null
      ? ['security.txt: warning: its contact is a placeholder, set it with --security-contact']
      : []),
  ];
  const counts = renderDeployment({
    buildFolder: build,
    outputFolder: out,
    block,
    configuration,
    securityContact,
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

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Returns null if there is no file, or an unknown option. */
function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        build: { type: 'string', default: 'dist' },
        out: { type: 'string', default: 'deployment' },
        'security-contact': { type: 'string' },
      },
    });
    const [file] = positionals;
    return file === undefined ? null : { file, ...values };
  } catch {
    return null;
  }
}
