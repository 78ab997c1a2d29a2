import * as v from 'valibot';

/** One end of the line between a tester's page and a second device. */
const getRelayUrl = (code: string, recipient: 'tester' | 'device') =>
  new URL(`/sandbox-api/live/${encodeURIComponent(code)}/${recipient}`, window.location.href);

const responseSchema = v.object({ listeners: v.number() });

/** Hears what is said on a line to `whom`, until it is closed. */
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

/** Says something to `whom`; true where somebody heard it. */
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

/** Says something while the page closes, when no answer can be waited for. */
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
