/** @jest-environment node */
import fc from 'fast-check';
import {
  countReport,
  listScreenshots,
  listStatesWithoutScreenshot,
  listViews,
} from '../../../../src/qa/visualiser/release/format/list-report';
import { readReport, toReportText } from '../../../../src/qa/visualiser/release/format/read-report';
import { readSignedRelease } from '../../../../src/qa/visualiser/release/verify-release';
import { anyText, withOddParts } from '../../../properties/arbitraries';
import { createReport } from '../../../support/sample-report';

const report = createReport({
  gate: [
    { id: 'first', views: { LOADING: { phone: 'a', dark: 'b' }, open: { phone: 'c' } } },
    { id: 'second', result: 'failed', error: 'No heading.', consoleProblems: ['page error: oops'] },
    { id: 'third', result: 'not run' },
  ],
});
const text = toReportText(report);

/** The problem with a report in which one piece of text is replaced. */
function readChanged(before: string, after: string): unknown {
  expect(text).toContain(before);
  return readReport(text.replace(before, after));
}

describe('reading a report', () => {
  it('returns what was written', () => expect(readReport(text)).toEqual(report));

  it.each([
    ['no JSON', 'hello', /not JSON/],
    ['other JSON', '[1]', /not a release report/],
    ['null', 'null', /not a release report/],
    ['half of a report', text.slice(0, 500), /not JSON/],
  ])('returns a message for %s', (_name, content, problem) => {
    expect(readReport(content)).toEqual({ problem: expect.stringMatching(problem) as string });
  });

  it.each([
    ['a later version', '"version": 1,', '"version": 2,', /version 2/],
    ['a missing property', '"createdAt"', '"created"', /createdAt/],
    ['a short hash', /[0-9a-f]{64}/.exec(text)?.[0] ?? '', 'abc', /build\.hash/],
    ['an unknown result', '"not run"', '"perhaps"', /walkthroughs\.2\.result/],
    ['a file in another folder', '"screenshots/first-LOADING-', '"screenshots/../', /file/],
    ['the same file twice', 'LOADING-phone.png', 'open-phone.png', /occurs twice/],
    ['the same walkthrough twice', '"id": "second"', '"id": "first"', /occurs twice/],
  ])('returns a message for %s', (_name, before, after, problem) => {
    expect(readChanged(before, after)).toEqual({
      problem: expect.stringMatching(problem) as string,
    });
  });
});

describe('reading anything else', () => {
  const isRead = (result: object) => 'problem' in result || 'format' in result;

  it('returns a report or a message, and throws nothing', () => {
    fc.assert(fc.property(anyText, (content) => isRead(readReport(content))));
    fc.assert(fc.property(withOddParts(report), (odd) => isRead(readReport(JSON.stringify(odd)))));
  });

  it('returns a signed release or a message, and throws nothing', () => {
    const sha256 = report.build.hash;
    const signed = { format: 'signed-release', version: 1, report: { sha256, content: report } };
    fc.assert(fc.property(anyText, (content) => isRead(readSignedRelease(content))));
    fc.assert(
      fc.property(withOddParts(signed), (odd) => isRead(readSignedRelease(JSON.stringify(odd)))),
    );
  });
});

describe('the numbers of a report', () => {
  it('count results, views, screenshots and findings', () => {
    expect(countReport(report.machines)).toEqual({
      walkthroughs: 3,
      passed: 1,
      failed: 1,
      notRun: 1,
      views: 2,
      screenshots: 3,
      violations: 0,
      consoleProblems: 1,
    });
    expect(
      listScreenshots(report).map(({ view, screenshot }) => [view.state, screenshot.variant]),
    ).toEqual([
      ['LOADING', 'phone'],
      ['LOADING', 'dark'],
      ['open', 'phone'],
    ]);
  });

  it('list views in the order of the states, and states that no view shows', () => {
    const [machine] = report.machines;
    if (machine === undefined) throw new Error('There is no machine.');
    const states = [
      { path: 'open', title: 'Open', reasonWithoutScreenshot: null },
      { path: 'LOADING', title: 'Loading', reasonWithoutScreenshot: null },
      { path: 'failed', title: 'Failed', reasonWithoutScreenshot: null },
    ];
    expect(listViews({ ...machine, states }).map(({ state }) => state)).toEqual([
      'open',
      'LOADING',
    ]);
    expect(listStatesWithoutScreenshot({ ...machine, states })).toEqual([states[2]]);
  });
});
