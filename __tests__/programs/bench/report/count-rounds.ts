import type { RequestTimes } from '../in-page/read-requests';

/** Counts sequential rounds: a request starts a new round if it was sent after a response of the previous one. */
export function countRounds(requests: readonly RequestTimes[]): number {
  let rounds = 0;
  let roundEnd = -1;
  for (const { start, end } of requests.toSorted((a, b) => a.start - b.start)) {
    if (start >= roundEnd) {
      rounds += 1;
      roundEnd = end;
    } else roundEnd = Math.min(roundEnd, end);
  }
  return rounds;
}
