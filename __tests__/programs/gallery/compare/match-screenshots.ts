import {
  listScreenshots,
  type LocatedScreenshot,
} from '../../../../src/qa/visualiser/release/format/list-report';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';

/** The same screenshot in two reports; null in the one that has none. */
export type Pair = {
  readonly older: LocatedScreenshot | null;
  readonly newer: LocatedScreenshot | null;
  /** The newer one, or the older one if it is gone. */
  readonly latest: LocatedScreenshot;
};

/** What two reports have in common, and how many screenshots only one of the two runs could have taken. */
export type Matching = { readonly pairs: readonly Pair[]; readonly notComparedCount: number };

/**
 * Finds the screenshots of the older report in the newer one: by the name of the file, which is that of the view. A walkthrough
 * that got another id is found by machine, state and variant, if there is one candidate only. The screenshots of a walkthrough
 * that one run has left out are neither new nor gone.
 */
export function matchScreenshots(older: ReleaseReport, newer: ReleaseReport): Matching {
  const inOlder = new Map(listScreenshots(older).map((one) => [one.screenshot.file, one]));
  const newerScreenshots = listScreenshots(newer);
  const inNewer = new Set(newerScreenshots.map(({ screenshot }) => screenshot.file));

  const unmatchedOlder = [...inOlder.values()].filter(
    ({ screenshot }) => !inNewer.has(screenshot.file),
  );
  const unmatchedNewer = newerScreenshots.filter(({ screenshot }) => !inOlder.has(screenshot.file));
  const moved = matchByState(unmatchedOlder, unmatchedNewer);
  const movedOlder = new Set(moved.values());

  const notRunInOlder = listNotRun(older);
  const notRunInNewer = listNotRun(newer);
  const isComparable = ({ older: before, newer: after, latest }: Pair) =>
    (before !== null || !notRunInOlder.has(latest.walkthrough.id)) &&
    (after !== null || !notRunInNewer.has(latest.walkthrough.id));

  const pairs: readonly Pair[] = [
    ...newerScreenshots.map((newerOne) => ({
      older: inOlder.get(newerOne.screenshot.file) ?? moved.get(newerOne) ?? null,
      newer: newerOne,
      latest: newerOne,
    })),
    ...unmatchedOlder
      .filter((one) => !movedOlder.has(one))
      .map((olderOne) => ({ older: olderOne, newer: null, latest: olderOne })),
  ];
  const comparable = pairs.filter(isComparable);
  return { pairs: comparable, notComparedCount: pairs.length - comparable.length };
}

const listNotRun = ({ machines }: ReleaseReport) =>
  new Set(
    machines
      .flatMap(({ walkthroughs }) => walkthroughs)
      .filter(({ result }) => result === 'not run')
      .map(({ id }) => id),
  );

function matchByState(
  older: readonly LocatedScreenshot[],
  newer: readonly LocatedScreenshot[],
): ReadonlyMap<LocatedScreenshot, LocatedScreenshot> {
  const olderByKey = groupByKey(older);
  const newerByKey = groupByKey(newer);
  const pairs = [...newerByKey].flatMap(
    ([key, candidates]): readonly (readonly [LocatedScreenshot, LocatedScreenshot])[] => {
      const [after, ...otherAfter] = candidates;
      const [before, ...otherBefore] = olderByKey.get(key) ?? [];
      const isOnly = otherAfter.length + otherBefore.length === 0;
      return isOnly && after !== undefined && before !== undefined ? [[after, before]] : [];
    },
  );
  return new Map(pairs);
}

function groupByKey(screenshots: readonly LocatedScreenshot[]) {
  const groups = new Map<string, LocatedScreenshot[]>();
  for (const one of screenshots) groups.set(toKey(one), [...(groups.get(toKey(one)) ?? []), one]);
  return groups;
}

const toKey = ({ machine, view, screenshot }: LocatedScreenshot) =>
  JSON.stringify([machine.id, view.state, screenshot.variant]);
