import process from 'node:process';

// Set by run.ts: the code to change, the tests of each folder, and where the reports are written.
const {
  MUTATION_REPORT = 'coverage/mutation/report',
  MUTATION_SAMPLE,
  MUTATION_TESTS = '{}',
} = process.env;

export default {
  plugins: [
    '@stryker-mutator/jest-runner',
    './__tests__/programs/mutation/jest-by-file.mjs',
    './__tests__/programs/mutation/sample.mjs',
  ],
  testRunner: 'jest-by-file',
  checkers: MUTATION_SAMPLE === undefined ? [] : ['sample'],
  coverageAnalysis: 'perTest',
  // Tests that choose the environment of Node do so in a comment, which must name the one that records the coverage.
  buildCommand: 'node __tests__/programs/mutation/use-recording-environment.mjs',
  jest: {
    enableFindRelatedTests: false,
    config: {
      testEnvironment: './__tests__/programs/mutation/jest-environment.cjs',
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/jest-setup.ts',
        '<rootDir>/__tests__/programs/mutation/shorten-waits.ts',
      ],
      testMatch: [...new Set(Object.values(JSON.parse(MUTATION_TESTS)).flat())].map(
        (file) => `<rootDir>/${file}`,
      ),
    },
  },
  incremental: true,
  incrementalFile: `${MUTATION_REPORT}.incremental.json`,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: `${MUTATION_REPORT}.html` },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['coverage', 'dist', 'dist-qa', 'gallery', 'docs/images'],
  thresholds: { high: 95, low: 85, break: 85 },
  // Longer than the limit of a test (shorten-waits.ts): only a change that never lets the test continue runs into it.
  timeoutMS: 8_000,
};
