import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findOwnTests } from './find-own-tests';

/** What decides something; components only draw. */
const FOLDERS = [
  'machines',
  'src/api',
  'src/app/kiosk',
  'src/app/session',
  'src/lib',
  'src/questions',
  'src/state',
  'src/validation',
];

/** Types, the tools that generate walkthroughs, and texts, which are not decisions. */
const LEFT_OUT = [
  '!**/*.types.ts',
  '!machines/registry.ts',
  '!machines/walkthroughs/**',
  '!**/qa/**',
  '!**/copy.ts',
];

const isOption = (argument: string) => argument.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const targets = process.argv.slice(2).filter((argument) => !isOption(argument));

/** Runs Stryker on a file or folder. */
function run(target: string): boolean {
  const isKnown = FOLDERS.some((name) => `${target}/`.startsWith(`${name}/`));
  if (!isKnown) throw new Error(`${target} is in none of ${FOLDERS.join(', ')}.`);
  const isFile = statSync(target).isFile();
  const folders = isFile ? [path.dirname(target)] : findFolders(target);
  const tests = Object.fromEntries(folders.map((folder) => [folder, findOwnTests(folder)]));
  const { status } = spawnSync(
    'npx',
    [
      ...['stryker', 'run', '__tests__/programs/mutation/stryker.config.mjs'],
      ...['--mutate', [isFile ? target : `${target}/**/*.ts`, ...LEFT_OUT].join(',')],
      ...options,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATION_TESTS: JSON.stringify(tests),
        MUTATION_REPORT: `coverage/mutation/${target.replaceAll('/', '-')}`,
      },
    },
  );
  return status === 0;
}

/** The folder itself and those in it that have code of their own. */
function findFolders(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return [
    ...new Set(
      entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => path.relative('.', entry.parentPath)),
    ),
  ];
}

const results = (targets.length > 0 ? targets : FOLDERS).map(run);
process.exitCode = results.every(Boolean) ? 0 : 1;
