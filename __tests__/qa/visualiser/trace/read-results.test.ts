/** @jest-environment node */
import { countResults } from '../../../../src/qa/visualiser/trace/read-results.cjs';

// Not written out: this file would be read as having ids outside of titles.
const LOGIN = `\u00a75.login.1`;

const jestReport = {
  testResults: [
    {
      assertionResults: [
        { fullName: `login opens (${LOGIN})`, status: 'passed' },
        { fullName: `D3 login D3 keeps the session (${LOGIN})`, status: 'failed' },
        { fullName: `login is skipped (${LOGIN})`, status: 'pending' },
        { fullName: 'names nothing', status: 'passed' },
      ],
    },
  ],
};
const spec = (title: string, status: string) => ({
  title,
  ok: status === 'expected',
  tests: [{ status }],
});
const playwrightReport = {
  suites: [
    {
      title: 'login.e2e.ts',
      specs: [spec(`opens (${LOGIN})`, 'expected')],
      suites: [
        {
          title: 'D12',
          specs: [spec('is in Spanish', 'unexpected'), spec('is not run', 'skipped')],
        },
      ],
    },
  ],
};

describe('the results of the last run', () => {
  it('are counted for each statement and decision that a title names', () => {
    expect(countResults({ jest: jestReport, playwright: playwrightReport })).toEqual({
      [LOGIN]: { passed: 2, failed: 1 },
      D3: { passed: 0, failed: 1 },
      D12: { passed: 0, failed: 1 },
    });
  });

  it('are empty without a run', () => {
    expect(countResults({ jest: null, playwright: null })).toEqual({});
  });
});
