/** A time in ms since 1970; null if there is none or it is not known. */
export type Time = number | null | undefined;

/** True if both times are known and `time` is later than `other`. */
export function isLater(time: Time, other: Time): boolean {
  return time != null && other != null && time > other;
}

/** True if something was completed after `before`, the time of its last completion; null if there was none. */
export function isCompletedSince(lastCompletedAt: Time, before: Time): boolean {
  return lastCompletedAt != null && (before == null || lastCompletedAt > before);
}
