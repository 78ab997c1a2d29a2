/** Thrown for an id that would change the endpoint of a request; check ids from outside with `isSafeId` first. */
export class UnsafeIdError extends Error {
  override name = 'UnsafeIdError';
  constructor() {
    // The id may be personal data: keep it out of the message.
    super('An id cannot be used in a path.');
  }
}

/** True if an id can be used in an API path: not empty, no dot segment, well-formed Unicode. */
export function isSafeId(id: string): boolean {
  // encodeURIComponent keeps `.` and `..`, which the URL parser then resolves.
  return id !== '' && id !== '.' && id !== '..' && !hasLoneSurrogate(id);
}

/** Encodes an id as one segment of an API path; throws `UnsafeIdError` unless `isSafeId`. */
export function encodePathSegment(id: string): string {
  if (!isSafeId(id)) throw new UnsafeIdError();
  return encodeURIComponent(id);
}

/** encodeURIComponent throws on half of a surrogate pair. */
function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
