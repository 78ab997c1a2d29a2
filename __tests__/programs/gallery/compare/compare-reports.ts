import type { LocatedScreenshot } from '../../../../src/qa/visualiser/release/format/list-report';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { findAcceptance, type AcceptedChange } from './accepted-changes';
import type { Change, PixelDifference, ReportComparison } from './compare.types';
import { matchScreenshots, type Pair } from './match-screenshots';

/** How two screenshots differ, for which their files are needed. */
export type ScreenshotComparer = (
  olderFile: string,
  newerFile: string | null,
) => { readonly pixels: PixelDifference | null; readonly olderProblem: string | null };

/**
 * Compares the screenshots of two reports by their hashes, and those that differ by their pixels. Changes come in the order of
 * the newer report; what is gone comes last.
 */
export function compareReports(
  older: ReleaseReport,
  newer: ReleaseReport,
  accepted: readonly AcceptedChange[],
  compareScreenshots: ScreenshotComparer,
): ReportComparison {
  const { pairs, notComparedCount } = matchScreenshots(older, newer);
  const different = pairs.filter(
    (pair) => pair.older?.screenshot.sha256 !== pair.newer?.screenshot.sha256,
  );
  const all = different.map((pair) => toChange(pair, accepted, compareScreenshots));
  const changes = all.filter(({ pixels }) => pixels?.count !== 0);
  const used = new Set(changes.map(({ acceptance }) => acceptance));
  const { createdAt, build, browser, computer } = older;
  return {
    older: { createdAt, build, browser, computer },
    sameCount: pairs.length - changes.length,
    samePixelsCount: all.length - changes.length,
    notComparedCount,
    changes,
    endedAcceptances: accepted.filter((one) => !used.has(one)),
  };
}

/** True if a change needs a person's attention: nobody has accepted it. */
export const isOpen = ({ acceptance }: Change): boolean => acceptance === null;

function toChange(
  { older, newer, latest }: Pair,
  accepted: readonly AcceptedChange[],
  compareScreenshots: ScreenshotComparer,
): Change {
  const hashes = {
    file: latest.screenshot.file,
    before: older?.screenshot.sha256 ?? null,
    after: newer?.screenshot.sha256 ?? null,
  };
  const nothing = { pixels: null, olderProblem: null };
  const { pixels, olderProblem } =
    older === null
      ? nothing
      : compareScreenshots(older.screenshot.file, newer?.screenshot.file ?? null);
  return {
    kind: older === null ? 'new' : newer === null ? 'gone' : 'changed',
    ...describe(latest),
    ...hashes,
    olderFile: older?.screenshot.file ?? null,
    pixels,
    olderProblem,
    acceptance: findAcceptance(hashes, accepted),
  };
}

function describe({ machine, walkthrough, view, screenshot }: LocatedScreenshot) {
  return {
    machineId: machine.id,
    machineTitle: machine.title,
    state: view.state,
    title: view.title,
    lastStep: walkthrough.steps[view.step] ?? '',
    variant: screenshot.variant,
  };
}
