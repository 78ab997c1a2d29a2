/** Path of a check-in's form (§2). */
export function checkInPath(checkInId: string): string {
  return `/check-ins/${encodeURIComponent(checkInId)}`;
}

/** Path of a check-in's history. */
export function historyPath(checkInId: string): string {
  return `${checkInPath(checkInId)}/completed`;
}

/** Path of a completed entry. */
export function entryPath(checkInId: string, scoreId: string): string {
  return `${historyPath(checkInId)}/${encodeURIComponent(scoreId)}`;
}
