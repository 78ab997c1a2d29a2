import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PatchedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Changes a response on its way; `path` and `headers` are those of the request. */
export type ResponsePatch = (
  response: PatchedResponse,
  request: {
    readonly path: string;
    readonly method: string;
    readonly headers: IncomingHttpHeaders;
  },
) => void;

/** A server in front of another one; set `patch` and `requestHeaders` to change what it passes on. */
export async function startPatchingProxy(target: string) {
  const proxy: { patch: ResponsePatch; requestHeaders: IncomingHttpHeaders } = {
    patch: () => undefined,
    requestHeaders: {},
  };
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const options = { method, headers: { ...headers, ...proxy.requestHeaders }, agent: false };
    const forwarded = sendRequest(target + path, options, (received) => {
      const chunks: Buffer[] = [];
      received.on('data', (chunk: Buffer) => chunks.push(chunk));
      received.on('end', () => {
        const response: PatchedResponse = {
          status: received.statusCode ?? 500,
          headers: { ...received.headers },
          body: Buffer.concat(chunks),
        };
        delete response.headers['content-length'];
        delete response.headers['transfer-encoding'];
        proxy.patch(response, { path, method, headers });
        outgoing.writeHead(response.status, response.headers);
        outgoing.end(response.body);
      });
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // SAFETY: a server that listens on a port has this address.
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}
