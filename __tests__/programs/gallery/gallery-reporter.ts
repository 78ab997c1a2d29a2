import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { View, WalkthroughResult } from './view.types';
import { ACCESSIBILITY_MODES } from './accessibility-modes';
import { GALLERY_FOLDER, VIEWS_FOLDER } from './folders';
import { findGalleryProblems, buildFlowScreenshots } from './build-flow-screenshots';
import { renderGallery } from './page/render-gallery';

/** Builds the page from the workers' views; the run fails if anything is missing. */
export default class GalleryReporter implements Reporter {
  private readonly results: WalkthroughResult[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ title }: TestCase, { status, duration, error }: TestResult): void {
    this.results.push({
      walkthroughId: title,
      isPassed: status === 'passed',
      durationMs: duration,
      error: error?.message === undefined ? null : getFirstLine(error.message),
    });
  }

  onEnd({ duration }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const flows = buildFlowScreenshots(readViews(), this.results);
    const page = path.join(GALLERY_FOLDER, 'index.html');
    writeFileSync(page, renderGallery(flows, { durationMs: duration, createdAt: new Date() }));
    rmSync(VIEWS_FOLDER, { recursive: true, force: true });

    const problems = findGalleryProblems(flows);
    const count = flows.reduce((sum, { views }) => sum + views.length, 0);
    const modes = ACCESSIBILITY_MODES.length;
    console.log(`\n${count} views of ${flows.length} flows, each in ${modes} modes: ${page}`);
    if (problems.length === 0) return Promise.resolve({});
    console.error(
      `The gallery is incomplete:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
    return Promise.resolve({ status: 'failed' });
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
