/** @jest-environment node */
import { countResults } from '../../../../src/qa/visualiser/trace/read-results.cjs';

// Not written out: this file would be read as having ids outside of tests.
const LOGIN = `\u00a75.login.1`;

const FILE = '__tests__/login.test.ts';
const tests = [
  { file: FILE, title: 'opens', statementIds: [LOGIN] },
  { file: FILE, title: 'keeps %s in $place for … days (or not)', statementIds: [LOGIN] },
  { file: '__tests__/e2e/login.e2e.ts', title: 'opens in …', statementIds: [LOGIN] },
];
const toResult = (group: string, title: string, status: string) => ({
  title,
  fullName: `${group} ${title}`,
  status,
});
const jestReport = {
  testResults: [
    {
      name: `/app/${FILE}`,
      assertionResults: [
        toResult('login', 'opens', 'passed'),
        toResult('D3 login D3', 'keeps the session in storage for 30 days (or not)', 'failed'),
        toResult('login', 'opens', 'pending'),
        toResult('login', 'opens again', 'passed'),
      ],
    },
    { name: '/app/__tests__/other.test.ts', assertionResults: [toResult('', 'opens', 'passed')] },
  ],
};
const spec = (title: string, status: string) => ({
  file: 'login.e2e.ts',
  title,
  ok: status === 'expected',
  tests: [{ status }],
});
const playwrightReport = {
  suites: [
    {
      title: 'login.e2e.ts',
      specs: [spec('opens in Chromium', 'expected')],
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
  it('are counted for each statement and decision that a test names', () => {
    expect(countResults({ jest: jestReport, playwright: playwrightReport, tests })).toEqual({
      [LOGIN]: { passed: 2, failed: 1 },
      D3: { passed: 0, failed: 1 },
      D12: { passed: 0, failed: 1 },
    });
  });

  it('are empty without a run', () => {
    expect(countResults({ jest: null, playwright: null, tests })).toEqual({});
  });
});
