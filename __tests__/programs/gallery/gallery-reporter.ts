import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type {
  ReleaseReport,
  ReportedBuild,
} from '../../../src/qa/visualiser/release/format/report.schema';
import type { View, WalkthroughResult } from './view.types';
import { buildReport } from './build-report';
import { GALLERY_FOLDER, ROOT_FOLDER, VIEWS_FOLDER } from './folders';
import { hashFolder, identifyBuild, identifyComputer, sha256 } from './identify-build';
import { readComparisonRequest } from './options';
import { getRecord } from './run-record';
import { writeGallery } from './write-gallery';

const distFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist-qa');

/** Builds the page and the report from the workers' views; the run fails if anything is missing. */
export default class GalleryReporter implements Reporter {
  private readonly results: WalkthroughResult[] = [];
  private build: ReportedBuild | null = null;
  private browser: ReleaseReport['browser'] = null;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(): void {
    this.build = identifyBuild(distFolder, ROOT_FOLDER);
  }

  onTestEnd({ title }: TestCase, testResult: TestResult): void {
    const { status, duration, error } = testResult;
    const record = getRecord(testResult);
    this.browser ??= record?.browser ?? null;
    this.results.push({
      walkthroughId: title,
      result: status === 'passed' ? 'passed' : status === 'skipped' ? 'not run' : 'failed',
      durationMs: duration,
      error: error?.message === undefined ? null : getFirstLine(error.message),
      consoleProblems: record?.consoleProblems ?? [],
    });
  }

  onEnd({ duration }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const before = this.build ?? identifyBuild(distFolder, ROOT_FOLDER);
    const { hash } = hashFolder(distFolder);
    const report = buildReport({
      createdAt: new Date().toISOString(),
      durationMs: Math.round(duration),
      build: { ...before, hash: hash === before.hash ? hash : null },
      browser: this.browser,
      computer: identifyComputer(),
      views: readViews(),
      results: this.results,
      hashScreenshot: (file) => sha256(readFileSync(path.join(GALLERY_FOLDER, file))),
    });
    rmSync(VIEWS_FOLDER, { recursive: true, force: true });
    const isComplete = writeGallery(report, readComparisonRequest(process.env));
    return Promise.resolve(isComplete ? {} : { status: 'failed' });
  }
}

function readViews(): readonly View[] {
  if (!existsSync(VIEWS_FOLDER)) return [];
  return readdirSync(VIEWS_FOLDER).map(
    // SAFETY: the workers write nothing but views into this folder.
    (file) => JSON.parse(readFileSync(path.join(VIEWS_FOLDER, file), 'utf8')) as View,
  );
}

const getFirstLine = (text: string) => stripVTControlCharacters(text).split('\n')[0] ?? text;
