import type { ApiDispatch } from './api-dispatch';

/** In ms: after this time, another tab or device may have submitted what the list names. */
const MAX_LIST_AGE_MS = 60_000;
/** How long a submit waits for the list, in ms. */
const MAX_WAIT_MS = 5_000;

type Options<T> = {
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** When the list was last read, in ms since 1970. */
  readonly readAt: number;
  /** The server may have received the submit already: then the list is needed. */
  readonly isUncertain: boolean;
};

/**
 * Reads the assigned list again before a submit if it is old, because the same link may be open in another tab or on another
 * device; null if the known list will do. A list that cannot be read does not hold up the submit, unless that is uncertain.
 */
export async function rereadBeforeSubmit<T>(
  dispatch: ApiDispatch,
  { read, readAt, isUncertain }: Options<T>,
  signal: AbortSignal,
): Promise<T | null> {
  if (isUncertain) return read(signal);
  const now = dispatch((_dispatch, _getState, { clock }) => clock.now());
  if (now - readAt < MAX_LIST_AGE_MS) return null;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, MAX_WAIT_MS);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await read(controller.signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
