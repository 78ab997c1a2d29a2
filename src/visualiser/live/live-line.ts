import * as v from 'valibot';

/** One end of the line between a tester's page and a second device. */
const lineOf = (code: string, whom: 'tester' | 'device') =>
  new URL(`/sandbox-api/live/${encodeURIComponent(code)}/${whom}`, window.location.href);

const answer = v.object({ listeners: v.number() });

/** Hears what is said on a line to `whom`, until it is closed. */
export function listenAs(
  whom: 'tester' | 'device',
  code: string,
  hear: (message: unknown) => void,
): EventSource {
  const source = new EventSource(lineOf(code, whom));
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    hear(JSON.parse(data));
  });
  return source;
}

/** Says something to `whom`; true where somebody heard it. */
export async function sayTo(
  whom: 'tester' | 'device',
  code: string,
  message: object,
): Promise<boolean> {
  try {
    const body = JSON.stringify(message);
    const response = await fetch(lineOf(code, whom), { method: 'POST', body });
    return v.parse(answer, await response.json()).listeners > 0;
  } catch {
    return false;
  }
}

/** Says something while the page closes, when no answer can be waited for. */
export function sayLast(whom: 'tester' | 'device', code: string, message: object): void {
  const body = JSON.stringify(message);
  void fetch(lineOf(code, whom), { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
