import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findOwnTests } from './find-own-tests';
import { removeUncertainResults } from './remove-uncertain-results';
import { checkSurvivors } from './survivors/check-survivors';

/** What decides something; components only draw. */
const FOLDERS = [
  'machines',
  'src/api',
  'src/app/kiosk',
  'src/app/language',
  'src/app/session',
  'src/lib',
  'src/questions',
  'src/state',
  'src/validation',
];

/** Has components as well. */
const WITH_COMPONENTS = ['src/lib/actors/actor-registry.tsx'];

/** Types, the tools that generate walkthroughs, and texts, which are not decisions. */
const LEFT_OUT = [
  '!**/*.types.ts',
  '!machines/registry.ts',
  '!machines/walkthroughs/**',
  '!**/qa/**',
  '!**/copy.ts',
];

const isOption = (argument: string) => argument.startsWith('--');
const given = process.argv.slice(2).filter(isOption);
const targets = process.argv.slice(2).filter((argument) => !isOption(argument));

const isOwnOption = (option: string) => /^--(?:sample|seed)=/.test(option);
const getOption = (name: string) =>
  given.find((option) => option.startsWith(`--${name}=`))?.split('=')[1];
/** How many percent of the changes to test; undefined for all. */
const sample = getOption('sample');

/** Runs Stryker on a file or folder; false if too few changes are noticed, or one that is not accepted is not. */
function run(target: string): boolean {
  const isKnown = FOLDERS.some((name) => `${target}/`.startsWith(`${name}/`));
  if (!isKnown) throw new Error(`${target} is in none of ${FOLDERS.join(', ')}.`);
  const files = statSync(target).isFile() ? [target] : findFiles(target);
  const folders = new Set(files.map((file) => path.dirname(file)));
  const tests = Object.fromEntries([...folders].map((folder) => [folder, findOwnTests(folder)]));
  const report = `coverage/mutation/${target.replaceAll('/', '-')}`;
  const results = `${report}.incremental.json`;
  removeUncertainResults(results);
  const { status } = spawnSync(
    'npx',
    [
      ...['stryker', 'run', '__tests__/programs/mutation/stryker.config.mjs'],
      ...['--mutate', [...files, ...LEFT_OUT].join(',')],
      ...given.filter((option) => !isOwnOption(option)),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // In UTC, no test could notice that a day is read as its midnight in UTC.
        TZ: 'America/New_York',
        MUTATION_TESTS: JSON.stringify(tests),
        MUTATION_REPORT: report,
        ...(sample !== undefined && {
          MUTATION_SAMPLE: sample,
          MUTATION_SEED: getOption('seed') ?? '1',
        }),
      },
    },
  );
  const isListed = checkSurvivors(results);
  return status === 0 && isListed;
}

function findFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith('.ts') || WITH_COMPONENTS.includes(file));
}

const results = (targets.length > 0 ? targets : FOLDERS).map(run);
process.exitCode = results.every(Boolean) ? 0 : 1;
