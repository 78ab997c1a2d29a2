/** Thrown for an id that would change the endpoint of a request; check ids from outside with `isSafeId` first. */
export class UnsafeIdError extends Error {
  override name = 'UnsafeIdError';
  constructor() {
    // The id may be personal data: keep it out of the message.
    super('An id cannot be used in a path.');
  }
}

/**
 * An id that can be used in an API path: not empty; no dot segment, which encodeURIComponent keeps and the URL parser
 * resolves; no half of a surrogate pair, on which encodeURIComponent throws.
 */
export const SAFE_ID = /^(?!\.{1,2}$)\P{Surrogate}+$/u;

/** True if an id can be used in an API path. */
export function isSafeId(id: string): boolean {
  return SAFE_ID.test(id);
}

/** Encodes an id as one segment of an API path; throws `UnsafeIdError` unless `isSafeId`. */
export function encodePathSegment(id: string): string {
  if (!isSafeId(id)) throw new UnsafeIdError();
  return encodeURIComponent(id);
}
