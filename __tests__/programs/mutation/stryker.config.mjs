import process from 'node:process';

/** The folder to change; the tests of the same name have to notice it. */
const { FOLDER } = process.env;
if (!FOLDER) throw new Error('Name a folder: FOLDER=src/validation npm run test:mutation');
const tests = `<rootDir>/__tests__/${FOLDER.replace(/^src\//, '')}`;
// In UTC, no test could notice that a day is read as its midnight in UTC.
process.env.TZ = 'America/New_York';
const report = `coverage/mutation/${FOLDER.replaceAll('/', '-')}`;

export default {
  // Types, texts and what only QA use decide nothing for a patient.
  mutate: [`${FOLDER}/**/*.ts`, '!**/{*.types,copy,registry}.ts', '!**/{qa,walkthroughs}/**'],
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // In Stryker's copy: a test that chooses the environment of Node needs the one that records the coverage.
  buildCommand:
    'find __tests__ -name *.test.ts* -exec sed -i -E s,(@jest-environment.)node,\\1@stryker-mutator/jest-runner/jest-env/node, {} +',
  jest: { config: { testMatch: [`${tests}/**/*.test.{ts,tsx}`, `${tests}.test.{ts,tsx}`] } },
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: `${report}.html` },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['coverage', 'dist', 'dist-qa', 'gallery', 'docs/images'],
  thresholds: { high: 95, low: 85, break: 85 },
};
