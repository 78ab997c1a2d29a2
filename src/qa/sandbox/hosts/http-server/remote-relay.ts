import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from './sandbox-middleware';
import { getRequestTarget } from './to-request';

/** `/sandbox-api/live/{code}/{receiver's role}`: a channel between a tester's page and a device that shows the app. */
const RELAY_PATH = /^\/sandbox-api\/live\/([A-Z0-9]{4,8})\/(tester|device)$/;
const MAX_BYTES = 1_000_000;
/** Proxies close idle connections, so a comment is sent this often. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Relays messages between two pages by server-sent events: a message posted to a role reaches all current listeners with
 * that role. Messages are neither stored nor parsed.
 */
export function createRemoteRelay(): Middleware {
  const listeners = new Map<string, Set<ServerResponse>>();

  const subscribe = (channel: string, outgoing: ServerResponse) => {
    const channelListeners = listeners.get(channel) ?? new Set();
    listeners.set(channel, channelListeners.add(outgoing));
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(': open\n\n');
    const keepAlive = setInterval(() => outgoing.write(': awake\n\n'), KEEP_ALIVE_MS);
    outgoing.once('close', () => {
      clearInterval(keepAlive);
      channelListeners.delete(outgoing);
      if (channelListeners.size === 0) listeners.delete(channel);
    });
  };

  const broadcast = async (
    channel: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) => {
    const text = await readText(incoming);
    const receivers = listeners.get(channel) ?? new Set();
    if (text !== null)
      for (const receiver of receivers)
        receiver.write(`data: ${text.replace(/[\r\n]+/g, ' ')}\n\n`);
    outgoing.writeHead(text === null ? 413 : 200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ listeners: receivers.size }));
  };

  return (incoming, outgoing, next) => {
    const [, code, role] = RELAY_PATH.exec(getRequestTarget(incoming).split('?')[0] ?? '') ?? [];
    if (code === undefined || role === undefined) {
      next();
      return;
    }
    const channel = `${code}/${role}`;
    if (incoming.method === 'GET') subscribe(channel, outgoing);
    else if (incoming.method === 'POST') broadcast(channel, incoming, outgoing).catch(next);
    else next();
  };
}

/** The body, or null if it is too long. */
async function readText(incoming: IncomingMessage): Promise<string | null> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return null;
  }
  return text;
}
