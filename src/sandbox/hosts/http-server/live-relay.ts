import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from './sandbox-middleware';
import { targetOf } from './to-request';

/** `/sandbox-api/live/{code}/{for whom}`: a line between a tester's page and a device that shows the app. */
const LINE = /^\/sandbox-api\/live\/([A-Z0-9]{4,8})\/(tester|device)$/;
const MAX_BYTES = 1_000_000;
/** A line that nothing is said on for long is closed by what stands between, unless it is kept awake. */
const AWAKE_MS = 20_000;

/**
 * Passes messages on between two pages, as server-sent events: what is posted for somebody reaches all who listen as
 * such at that moment. Nothing is kept, and nothing is read.
 */
export function liveRelay(): Middleware {
  const listeners = new Map<string, Set<ServerResponse>>();

  const listen = (line: string, outgoing: ServerResponse) => {
    const ofLine = listeners.get(line) ?? new Set();
    listeners.set(line, ofLine.add(outgoing));
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(': open\n\n');
    const awake = setInterval(() => outgoing.write(': awake\n\n'), AWAKE_MS);
    outgoing.once('close', () => {
      clearInterval(awake);
      ofLine.delete(outgoing);
      if (ofLine.size === 0) listeners.delete(line);
    });
  };

  const passOn = async (line: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const text = await readText(incoming);
    const heardBy = listeners.get(line) ?? new Set();
    if (text !== null)
      for (const one of heardBy) one.write(`data: ${text.replace(/[\r\n]+/g, ' ')}\n\n`);
    outgoing.writeHead(text === null ? 413 : 200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ listeners: heardBy.size }));
  };

  return (incoming, outgoing, next) => {
    const [, code, whom] = LINE.exec(targetOf(incoming).split('?')[0] ?? '') ?? [];
    if (code === undefined || whom === undefined) {
      next();
      return;
    }
    const line = `${code}/${whom}`;
    if (incoming.method === 'GET') listen(line, outgoing);
    else if (incoming.method === 'POST') passOn(line, incoming, outgoing).catch(next);
    else next();
  };
}

/** The body, or null where it is too long. */
async function readText(incoming: IncomingMessage): Promise<string | null> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const part of incoming) {
    text += String(part);
    if (text.length > MAX_BYTES) return null;
  }
  return text;
}
