import type { ServerResponse } from 'node:http';

/** Breaks the connection in a way that no browser quietly tries again: after bytes that are no HTTP, instead of none. */
function breakOff(outgoing: ServerResponse): void {
  const { socket } = outgoing;
  socket?.end('\0', () => socket.destroy());
}

/** Sends a fetch Response over the socket; `Response.error()` breaks the connection. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    breakOff(outgoing);
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('content-length', body.length);
  outgoing.end(body);
}
