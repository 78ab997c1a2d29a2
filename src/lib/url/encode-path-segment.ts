/** Thrown for an id that could lead a request to another endpoint; a caller asks `isSafeId` first where ids come from outside. */
export class UnsafeIdError extends Error {
  override name = 'UnsafeIdError';
  constructor() {
    // The id itself may be personal: it stays out of the message.
    super('An id cannot stand in a path.');
  }
}

/** Whether an id can stand in an API path: not empty, no dot segment, and well-formed text. */
export function isSafeId(id: string): boolean {
  // `.` and `..` survive encodeURIComponent, and the URL parser then climbs out of the path.
  return id !== '' && id !== '.' && id !== '..' && !hasLoneSurrogate(id);
}

/** An id as one segment of an API path; throws `UnsafeIdError` for one that `isSafeId` refuses. */
export function encodePathSegment(id: string): string {
  if (!isSafeId(id)) throw new UnsafeIdError();
  return encodeURIComponent(id);
}

/** encodeURIComponent throws on half of a surrogate pair. */
function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
