/** Start and end of a request in ms since the navigation started. */
export type RequestTimes = { readonly start: number; readonly end: number };

/** Runs in the page: the requests to the API (D3, D5) that started from `since` until `until`. */
export function readApiRequests({
  since,
  until,
}: {
  since: number;
  until: number;
}): RequestTimes[] {
  return performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
    )
    .filter(({ name }) => /^\/(?:v1|v2|auth)\//.test(new URL(name).pathname))
    .filter(({ startTime }) => startTime >= since && startTime <= until)
    .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd }));
}
