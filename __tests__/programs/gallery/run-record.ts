import type { Browser, TestInfo } from '@playwright/test';
import type { TestResult } from '@playwright/test/reporter';
import type { ReleaseReport } from '../../../src/qa/visualiser/release/format/report.schema';

/** What a worker notes about a walkthrough, besides its views. */
export type RunRecord = {
  readonly browser: NonNullable<ReleaseReport['browser']>;
  readonly consoleProblems: readonly string[];
};

/** The record of a run in a browser, on a site with this URL. */
export const toRecord = (
  browser: Browser,
  consoleProblems: readonly string[],
  siteUrl: string,
): RunRecord => ({
  browser: { name: browser.browserType().name(), version: browser.version() },
  // The port is another one each time.
  consoleProblems: consoleProblems.map((text) => text.replaceAll(siteUrl, '')),
});

const NAME = 'run-record';

/** Hands a record over to the reporter, which runs in another process. */
export function attachRecord(testInfo: TestInfo, record: RunRecord): Promise<void> {
  return testInfo.attach(NAME, { body: JSON.stringify(record), contentType: 'application/json' });
}

/** The record of a test; null if its page was never opened. */
export function getRecord({ attachments }: Pick<TestResult, 'attachments'>): RunRecord | null {
  const body = attachments.find(({ name }) => name === NAME)?.body;
  // SAFETY: `attachRecord` alone attaches something of this name.
  return body === undefined ? null : (JSON.parse(body.toString('utf8')) as RunRecord);
}
