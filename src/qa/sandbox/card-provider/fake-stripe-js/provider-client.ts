import type { CardBehaviour } from '../../world/card-intents';
import { providerPaths, type IntentReference } from '../provider-paths';
import type { WireError, WireIntent, WireResult } from '../provider.types';

/** The provider's error type for an HTTP status. */
function getErrorType(status: number): WireError['type'] {
  if (status === 422) return 'validation_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
}

async function sendRequest(path: string, body?: object): Promise<WireResult> {
  const response = await fetch(new URL(path, window.location.href), {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const payload: unknown = await response.json().catch(() => null);
  // SAFETY: a successful response is an intent, except that of `openForm`, which ignores it.
  if (response.ok && payload !== null) return { setupIntent: payload as WireIntent };
  const message =
    typeof payload === 'object' && payload !== null && 'message' in payload
      ? String(payload.message)
      : undefined;
  return { error: { type: getErrorType(response.status), ...(message && { message }) } };
}

/** The script's requests to the sandbox; each rejects if there is no response. */
export const providerClient = {
  openForm: async (reference: IntentReference): Promise<boolean> =>
    (await sendRequest(providerPaths.form(reference))).error === undefined,
  readStatus: (reference: IntentReference) => sendRequest(providerPaths.status(reference)),
  confirm: (reference: IntentReference, card: CardBehaviour) =>
    sendRequest(providerPaths.confirm, { ...reference, card }),
  completeThreeDSecure: (reference: IntentReference, isApproved: boolean) =>
    sendRequest(providerPaths.threeDSecure, { ...reference, isApproved }),
} as const;
