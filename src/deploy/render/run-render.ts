import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfiguration } from '../configuration/check-configuration';
import { SERVER_DEFAULTS } from '../hosts/rendered-host';
import { isBuild, renderDeployment } from './render-deployment';

const USAGE =
  'Usage: npm run deploy:render -- clinic.json [--security-contact mailto:…|https://…] [--images none|https://… [--images https://…]] [--violation-reports https://…] [--address app.clinic.example|:8080] [--site stillwater] [--maintenance] [--build dist] [--out deployment]';

const SECURITY_CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** Values that become part of a header have no character that ends it, or that a host's configuration reads otherwise. */
const IMAGE_SOURCE = /^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/;
const REPORT_ADDRESS = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./?=&~+-]*)?$/;
const NO_IMAGES = 'none';
const ADDRESS = /^(?::\d{1,5}|[a-z\d-]+(?:\.[a-z\d-]+)+)$/i;
const SITE = /^[a-z][a-z\d-]*$/;

/** `npm run deploy:render`: returns the lines to print, which contain no value of the configuration, and the exit code. */
export function runRender(args: readonly string[]): { lines: readonly string[]; exitCode: 0 | 1 } {
  const fail = (...lines: string[]) => ({ lines, exitCode: 1 as const });
  const options = parseOptions(args);
  if (options === 'help') return { lines: [USAGE], exitCode: 0 };
  if (typeof options === 'string') return fail(options, USAGE);
  const { file, build, out, securityContact, images, reportTo, address, site } = options;
  const name = path.basename(file);
  const problem = findProblem(options);
  if (problem !== null) return fail(problem);
  const text = readText(file);
  if (text === null) return fail(`${name}: this user may not read the file`);
  // A page's block may be empty; an empty file is rather one that was not written to its end.
  if (text.trim() === '') return fail(`${name}: the file is empty`);
  const { block, configuration, problems, warnings, ...keys } = checkConfiguration(text);
  if (problems.length > 0) return fail(...problems.map((problem) => `${name}: ${problem}`));
  const lines = [
    ...keys.unknownKeys.map((key) => `${name}: warning: ${key} is unknown and ignored`),
    ...warnings.map((warning) => `${name}: warning: ${warning}`),
    ...keys.placeholderKeys.map(
      (key) => `${name}: warning: ${key} is not set, its default is a placeholder`,
    ),
    ...(securityContact === null
      ? ['security.txt: warning: its contact is a placeholder, set it with --security-contact']
      : []),
  ];
  const counts = renderSafely({
    buildFolder: build,
    outputFolder: out,
    block,
    configuration,
    securityContact,
    server: { address, site },
    isInMaintenance: options.maintenance,
    imagesFrom: images?.filter((source) => source !== NO_IMAGES) ?? null,
    reportTo,
  });
  if (typeof counts === 'string') return fail(`${out} cannot be written: ${counts}`);
  return {
    lines: [
      ...lines,
      ...[...counts].map(
        ([folder, count]) =>
          `${path.join(out, folder)}: ${count} ${count === 1 ? 'file' : 'files'}`,
      ),
    ],
    exitCode: 0,
  };
}

/** Why the files or the options cannot be used, or null. */
function findProblem({ file, build, out, ...options }: Options): string | null {
  const { securityContact, images, reportTo, address, site } = options;
  if (!existsSync(file)) return `${file}: there is no such file`;
  // Docker makes a folder of a file that is to be mounted and does not exist.
  if (!statSync(file).isFile()) return `${file}: this is a folder, not a file`;
  if (!isBuild(build)) return `There is no build in ${build}. Run "npm run build" first.`;
  if (existsSync(out))
    return `${out} exists: rename it and keep it to go back to, or name another with --out.`;

  if (securityContact !== null && !SECURITY_CONTACT.test(securityContact))
    return '--security-contact must be mailto: with an address, or https://';
  if (images?.some((source) => source !== NO_IMAGES && !IMAGE_SOURCE.test(source)))
    return '--images must be an origin with https://, or none';
  if (images !== undefined && images.length > 1 && images.includes(NO_IMAGES))
    return '--images none cannot be combined with an origin';
  if (reportTo !== null && !REPORT_ADDRESS.test(reportTo))
    return '--violation-reports must be an address with https://';
  if (!ADDRESS.test(address))
    return '--address must be a name, such as app.clinic.example, or a port, such as :8080';
  return SITE.test(site) ? null : '--site must be a word of a-z, 0-9 and -';
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const toMessage = (error: unknown) => String(error).replace(/^\w*Error(?: \[\w+\])?: /, '');

/** Returns why if a folder cannot be written, as on a full disk. */
function renderSafely(options: Parameters<typeof renderDeployment>[0]) {
  try {
    return renderDeployment(options);
  } catch (error) {
    return toMessage(error);
  }
}

type Options = Exclude<ReturnType<typeof parseOptions>, string>;

/** Returns 'help' if that is asked for, and what is wrong if there is not one file, or an unknown option. */
function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        build: { type: 'string', default: 'dist' },
        out: { type: 'string', default: 'deployment' },
        'security-contact': { type: 'string' },
        images: { type: 'string', multiple: true },
        'violation-reports': { type: 'string' },
        address: { type: 'string', default: SERVER_DEFAULTS.address },
        site: { type: 'string', default: SERVER_DEFAULTS.site },
        maintenance: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return 'help';
    const [file, ...others] = positionals;
    if (file === undefined) return 'Name the file with the configuration.';
    if (others.length > 0) return `What is ${others.join(' ')}?`;
    const { 'security-contact': securityContact = null, 'violation-reports': reportTo = null } =
      values;
    return { ...values, file, securityContact, reportTo };
  } catch (error) {
    return toMessage(error);
  }
}
