import * as v from 'valibot';

/** URL of one end of the relay between a tester's page and a second device. */
const getRelayUrl = (code: string, recipient: 'tester' | 'device') =>
  new URL(`/sandbox-api/live/${encodeURIComponent(code)}/${recipient}`, window.location.href);

const responseSchema = v.object({ listeners: v.number() });

/** Receives the messages to `recipient` until the event source is closed. */
export function subscribeAs(
  recipient: 'tester' | 'device',
  code: string,
  onMessage: (message: unknown) => void,
): EventSource {
  const source = new EventSource(getRelayUrl(code, recipient));
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    onMessage(JSON.parse(data));
  });
  return source;
}

/** Sends a message; true if the recipient is connected. */
export async function sendTo(
  recipient: 'tester' | 'device',
  code: string,
  message: object,
): Promise<boolean> {
  try {
    const body = JSON.stringify(message);
    const response = await fetch(getRelayUrl(code, recipient), { method: 'POST', body });
    return v.parse(responseSchema, await response.json()).listeners > 0;
  } catch {
    return false;
  }
}

/** Sends a message while the page closes; the response cannot be awaited then. */
export function sendOnPageHide(
  recipient: 'tester' | 'device',
  code: string,
  message: object,
): void {
  const body = JSON.stringify(message);
  void fetch(getRelayUrl(code, recipient), { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}
