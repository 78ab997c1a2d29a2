// Runs after the set-up of all tests. A test that notices a change often waits for something that does not come any more:
// the generous limits of that set-up would make up most of the time of a run. The first run, without a change, keeps them.
if (process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined) {
  jest.setTimeout(6_000);
  if (typeof document !== 'undefined')
    // oxlint-disable-next-line typescript/no-require-imports -- not in tests without a DOM, as in that set-up
    (require('@testing-library/dom') as typeof import('@testing-library/dom')).configure({
      asyncUtilTimeout: 2_000,
    });
}
export {};
