import type { MARKS } from './answer-all';

/** What a cold visit cost, read from the page's own timeline; times in ms since the navigation began, sizes in bytes. */
export type LoadReading = {
  readonly pressable: number;
  readonly acknowledged: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Until the first answer could be pressed, as they came over the wire, without headers. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** How often requests to the API had to wait for the answer of an earlier one. */
  readonly apiRoundTrips: number;
};

/** Runs in the page, after `answerAll`. */
export function readLoad({ marks }: { marks: typeof MARKS }): LoadReading {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  const pressable = at(marks.pressable);
  const entries: PerformanceResourceTiming[] = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(
    (entry): entry is PerformanceResourceTiming =>
      entry instanceof PerformanceResourceTiming && entry.startTime <= pressable,
  );
  const getPath = ({ name }: PerformanceEntry) => new URL(name).pathname;
  const sum = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);

  const apiRequests = entries
    .filter((entry) => getPath(entry).startsWith('/v1/'))
    .sort((a, b) => a.startTime - b.startTime);
  let apiRoundTrips = 0;
  let roundEnd = -1;
  for (const { startTime, responseEnd } of apiRequests) {
    if (startTime >= roundEnd) {
      apiRoundTrips += 1;
      roundEnd = responseEnd;
    } else roundEnd = Math.min(roundEnd, responseEnd);
  }

  return {
    pressable,
    acknowledged: at(marks.acknowledged),
    firstPaint: at('first-contentful-paint'),
    largestPaint: at(marks.largestPaint),
    bytes: sum(entries),
    scriptBytes: sum(entries.filter((entry) => getPath(entry).endsWith('.js'))),
    requests: entries.length,
    apiRoundTrips,
  };
}
