import type { MARKS } from './answer-all';

/** Timings of a cold page load in ms since the navigation started, and sizes in bytes. */
export type LoadTimings = {
  readonly interactive: number;
  readonly acknowledged: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Compressed, without headers, until the page was interactive. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
};

/** Runs in the page after `answerAll`: reads the timings of the page load. */
export function readLoad({ marks }: { marks: typeof MARKS }): LoadTimings {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  const interactive = at(marks.interactive);
  const entries: PerformanceResourceTiming[] = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(
    (entry): entry is PerformanceResourceTiming =>
      entry instanceof PerformanceResourceTiming && entry.startTime <= interactive,
  );
  const getPath = ({ name }: PerformanceEntry) => new URL(name).pathname;
  const sum = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);

  return {
    interactive,
    acknowledged: at(marks.acknowledged),
    firstPaint: at('first-contentful-paint'),
    largestPaint: at(marks.largestPaint),
    bytes: sum(entries),
    scriptBytes: sum(entries.filter((entry) => getPath(entry).endsWith('.js'))),
    requests: entries.length,
  };
}
