import type { CardDeed } from '../../world/card-intents';
import { providerPaths, type Asked } from '../provider-paths';
import type { WireError, WireIntent, WireResult } from '../provider.types';

/** An answer without words of its own. */
function errorTypeOf(status: number): WireError['type'] {
  if (status === 422) return 'validation_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
}

async function call(path: string, body?: object): Promise<WireResult> {
  const response = await fetch(new URL(path, window.location.href), {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer: unknown = await response.json().catch(() => null);
  // SAFETY: the sandbox answers nothing else with 200.
  if (response.ok && answer !== null) return { setupIntent: answer as WireIntent };
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer
      ? String(answer.message)
      : undefined;
  return { error: { type: errorTypeOf(response.status), ...(message && { message }) } };
}

/** The calls of the script to the sandbox; each rejects where there is no answer. */
export const providerClient = {
  openForm: async (asked: Asked): Promise<boolean> =>
    (await call(providerPaths.form(asked))).error === undefined,
  readStatus: (asked: Asked) => call(providerPaths.status(asked)),
  confirm: (asked: Asked, card: CardDeed) => call(providerPaths.confirm, { ...asked, card }),
  answerBank: (asked: Asked, isApproved: boolean) =>
    call(providerPaths.bank, { ...asked, isApproved }),
} as const;
