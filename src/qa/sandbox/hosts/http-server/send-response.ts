import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Shorter responses are not worth compressing. */
const MIN_GZIP_BYTES = 1024;

/** Sends a byte that is not HTTP and closes the connection: browsers silently retry if they receive no bytes at all. */
function abortConnection(outgoing: ServerResponse): void {
  const { socket } = outgoing;
  socket?.end('\0', () => socket.destroy());
}

/** Compresses a body, as the gateways of real APIs do. */
function compress(body: Buffer, outgoing: ServerResponse): Buffer {
  const isAccepted = /\bgzip\b/.test(String(outgoing.req.headers['accept-encoding']));
  if (!isAccepted || body.length < MIN_GZIP_BYTES) return body;
  outgoing.setHeader('content-encoding', 'gzip');
  outgoing.setHeader('vary', 'accept-encoding');
  return gzipSync(body);
}

/** Sends a fetch Response over the socket; `Response.error()` breaks the connection. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    abortConnection(outgoing);
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  // API responses are personal, so no cache may store them.
  outgoing.setHeader('cache-control', 'no-store');
  const body = compress(Buffer.from(await response.arrayBuffer()), outgoing);
  if (response.status !== 204) outgoing.setHeader('content-length', body.length);
  outgoing.end(body);
}
