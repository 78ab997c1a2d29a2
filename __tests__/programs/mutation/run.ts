import { spawnSync } from 'node:child_process';

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

/** Types, and the tools that generate walkthroughs. */
const LEFT_OUT = [
  '!**/*.types.ts',
  '!machines/registry.ts',
  '!machines/walkthroughs/**',
  '!**/qa/**',
];

const isOption = (argument: string) => argument.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const targets = process.argv.slice(2).filter((argument) => !isOption(argument));

/** Runs Stryker on a file or folder, with the tests in the folder of the same name only: they have to notice a change. */
function run(target: string): boolean {
  const folder = FOLDERS.find((name) => `${target}/`.startsWith(`${name}/`));
  if (folder === undefined) throw new Error(`${target} is in none of ${FOLDERS.join(', ')}.`);
  const tests = `<rootDir>/__tests__/${folder.replace(/^src\//, '')}/**/*.test.{ts,tsx}`;
  const changed = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const { status } = spawnSync(
    'npx',
    [
      ...['stryker', 'run', '__tests__/programs/mutation/stryker.config.mjs'],
      ...['--mutate', [changed, ...LEFT_OUT].join(',')],
      ...options,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATION_TESTS: JSON.stringify([tests]),
        MUTATION_REPORT: `coverage/mutation/${target.replaceAll('/', '-')}`,
      },
    },
  );
  return status === 0;
}

const results = (targets.length > 0 ? targets : FOLDERS).map(run);
process.exitCode = results.every(Boolean) ? 0 : 1;
