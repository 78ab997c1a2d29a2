import { isRejection } from '../../machines/port';
import { DRAFT_LIFETIME_MS, type Draft, type SentForm } from '../lib/drafts/draft';
import type { ApiDispatch } from './api-dispatch';
import { openCommand, restoreCommand } from './commands';
import { runRequest } from './run-request';

type Submit<T> = {
  readonly url: string;
  readonly body: unknown;
  /** Starts the request, a POST of `body` to `url`. */
  readonly start: () => Parameters<typeof runRequest<T>>[0];
  /** Keeps what was sent over a reload; null where nothing is kept (D10). */
  readonly draft: Draft | null;
  readonly forms: readonly SentForm[];
};

/**
 * Submits answers. Until the outcome is certain, the draft has the key of the command and what was known of each form before,
 * so that a reload does not lead to a second submit (D10).
 */
export async function submitCommand<T>(
  dispatch: ApiDispatch,
  { url, body, start, draft, forms }: Submit<T>,
  signal: AbortSignal,
): Promise<T> {
  const request = { method: 'POST', url, body };
  const command = dispatch(openCommand(request, DRAFT_LIFETIME_MS));
  draft?.setSent({ command, forms });
  try {
    return await runRequest(start(), signal);
  } catch (error) {
    if (isRejection(error)) draft?.setSent(null);
    // A response that cannot be read has ended the command, but whether the answers were received is not certain.
    else dispatch(restoreCommand(request, command));
    throw error;
  }
}

/** Continues the command of a submit from before a reload. */
export function restoreSubmit(dispatch: ApiDispatch, url: string, draft: Draft | null): void {
  const sent = draft?.getSent() ?? null;
  if (sent !== null) dispatch(restoreCommand({ method: 'POST', url }, sent.command));
}
