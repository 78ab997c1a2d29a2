import type { IncomingMessage } from 'node:http';

/** Far more than any request of the client. */
const MAX_BODY_BYTES = 2_000_000;

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    // SAFETY: no encoding is set on the request, so its chunks are buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw new Error('The body is too long.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The requested path and query, even if an earlier middleware has stripped a prefix. */
export function getRequestTarget(incoming: IncomingMessage): string {
  // SAFETY: connect and express keep the whole target here; plain node:http has no such property.
  return (incoming as { originalUrl?: string }).originalUrl ?? incoming.url ?? '/';
}

/** Converts a node request to a fetch Request; throws if the target is not a URL or the body is too long. */
export async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const url = new URL(
    `http://${incoming.headers.host ?? 'localhost'}${getRequestTarget(incoming)}`,
  );
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await readAll(incoming);
  return new Request(url, {
    method,
    headers,
    signal,
    body: body === null || body.length === 0 ? null : new Uint8Array(body),
  });
}
