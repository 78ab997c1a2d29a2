/** Where a check-in is taken (§2). */
export function checkInPath(checkInId: string): string {
  return `/check-ins/${encodeURIComponent(checkInId)}`;
}

/** Where its completed entries are listed. */
export function historyPath(checkInId: string): string {
  return `${checkInPath(checkInId)}/completed`;
}

/** Where one of them is read. */
export function entryPath(checkInId: string, scoreId: string): string {
  return `${historyPath(checkInId)}/${encodeURIComponent(scoreId)}`;
}
