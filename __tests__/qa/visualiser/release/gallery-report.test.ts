/** @jest-environment node */
import { readGalleryReport } from '../../../../src/qa/visualiser/release/gallery-report';

const spec = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  tests: [
    { status, results: [{ duration: 1200, errors: messages.map((message) => ({ message })) }] },
  ],
});

/** What Playwright writes, as far as it is read. */
const toText = (change: object = {}) =>
  JSON.stringify({
    config: { metadata: { version: '1.2.3', gitCommit: { hash: 'abcdef' } } },
    stats: { startTime: '2026-11-02T12:00:00.000Z', duration: 90_000.5 },
    suites: [
      {
        specs: [spec('routes · home', 'expected')],
        suites: [
          {
            specs: [spec('a', 'unexpected', '\u001B[31mtoo wide\u001B[39m'), spec('b', 'skipped')],
          },
        ],
      },
    ],
    ...change,
  });

describe('the report of a gallery', () => {
  it('has the build and the result of each test, in groups or not', () => {
    const report = readGalleryReport(toText());
    expect(report).toMatchObject({ version: '1.2.3', commit: 'abcdef' });
    if ('problem' in report) throw new Error(report.problem);
    expect(Object.fromEntries(report.results)).toEqual({
      'routes · home': { result: 'passed', durationMs: 1200, problems: [] },
      a: { result: 'failed', durationMs: 1200, problems: ['too wide'] },
      b: { result: 'not run', durationMs: 1200, problems: [] },
    });
  });

  it('has no commit without git', () => {
    const report = readGalleryReport(toText({ config: { metadata: { version: '1.2.3' } } }));
    expect(report).toMatchObject({ commit: null });
  });

  it.each(['', 'Hello.', '{}', toText({ suites: 1 }), toText({ config: {} })])(
    'is rejected if it is %j',
    (text) => expect(readGalleryReport(text)).toHaveProperty('problem'),
  );
});
