import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response on its way through the proxy. */
export type Bent = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Leaves out the cookie that the server sets. */
  readonly hasNoCookie?: boolean;
  /** Breaks the connection instead of responding. */
  readonly isCut?: boolean;
};

/** Changes a response; `json` is the body of the server. */
export type Bend = (json: unknown) => Bent;

type Options = {
  /** The origin of the server behind the proxy. */
  readonly target: string;
  /** How successful responses change, by the end of the path. */
  readonly bends: Readonly<Record<string, Bend>>;
  /** How responses to requests without an access token change, by the end of the path. */
  readonly refusalBends?: Readonly<Record<string, Bend>>;
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
};

function send(outgoing: ServerResponse, { status = 200, headers = {}, body = '' }: Bent): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(body);
}

/** Starts a proxy that passes requests on and bends the responses to some paths. */
export async function startBendingProxy({
  target,
  bends,
  refusalBends = {},
  headers = {},
}: Options) {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      void respond(Buffer.concat(chunks));
    });

    async function respond(sent: Buffer): Promise<void> {
      const { method = 'GET', url = '/' } = incoming;
      const names = ['authorization', 'content-type', 'cookie', 'x-profile-user-id'];
      const response = await fetch(new URL(url, target), {
        method,
        headers: names.flatMap((name) => {
          const value = incoming.headers[name];
          return typeof value === 'string' ? [[name, value] as [string, string]] : [];
        }),
        ...(sent.length > 0 && { body: sent.toString('utf8') }),
      });
      const text = await response.text();
      const cookie = response.headers.get('set-cookie');
      const pathname = new URL(url, target).pathname;
      const selected = response.status === 401 ? refusalBends : response.ok ? bends : {};
      const bend = Object.entries(selected).find(([end]) => pathname.endsWith(end))?.[1];
      const bent = bend?.(text === '' ? null : JSON.parse(text)) ?? {};
      const isCookieSent = cookie !== null && bent.hasNoCookie !== true;
      const own = { ...headers, ...(isCookieSent && { 'set-cookie': cookie }) };
      if (bent.isCut === true) incoming.socket.destroy();
      else
        send(outgoing, {
          status: response.status,
          body: text,
          ...bent,
          headers: { ...own, ...bent.headers },
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // SAFETY: the server listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
