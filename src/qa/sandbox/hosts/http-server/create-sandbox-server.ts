import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { CARD_PROVIDER_PREFIX } from '../../card-provider/provider-paths';
import { createHandlers } from '../../handlers/create-handlers';
import { API_PREFIXES } from '../../handlers/endpoints';
import type { HandlerOptions } from '../../handlers/to-handler';
import { createWorld, type World } from '../../world/world';
import { CONTROL_PREFIX, createControlHandlers } from '../../control/create-control-handlers';
import { toUrl } from '../cli/address';
import { cardProviderScript } from './card-provider-script';
import { withSandboxConfiguration } from '../../card-provider/sandbox-configuration';
import { createRemoteRelay } from './remote-relay';
import { allowSandboxFraming } from './sandbox-frames';
import { sandboxMiddleware, type Middleware } from './sandbox-middleware';
import { parseHeadersFile } from './static-headers';
import { staticSite } from './static-site';

export type SandboxServerOptions = {
  world?: World;
  /** A folder that `npm run build` made. */
  distFolder: string;
  /** The static host's headers; the build's own `_headers` unless said otherwise. */
  headersFile?: string;
  /** Opens the clinic's back door, which the front door page uses. */
  control?: boolean;
  /** Off, each request has a connection of its own: what breaks on a used one, a browser quietly asks for again. */
  reuseConnections?: boolean;
  onResponse?: HandlerOptions['onResponse'];
};

/** A real HTTP server: the clinic's API, and the built app with its production headers. */
export type SandboxServer = {
  readonly world: World;
  /** Port 0 takes any free one. Rejects with EADDRINUSE where the port is taken. */
  listen(port: number, host?: string): Promise<{ url: string }>;
  close(): Promise<void>;
};

function readRules(headersFile: string) {
  return existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
}

/** Pages of a QA build beside the app's own. */
function extraPages(distFolder: string): Record<string, string> {
  return existsSync(path.join(distFolder, 'sandbox.html')) ? { sandbox: '/sandbox.html' } : {};
}

function createMiddlewares(world: World, options: SandboxServerOptions): Middleware[] {
  const {
    distFolder,
    headersFile = path.join(distFolder, '_headers'),
    control,
    onResponse,
  } = options;
  const pages = extraPages(distFolder);
  const isQa = Object.keys(pages).length > 0;
  const rules = isQa ? allowSandboxFraming(readRules(headersFile)) : readRules(headersFile);
  return [
    sandboxMiddleware(createHandlers(world, { onResponse }), API_PREFIXES),
    ...(control
      ? [createRemoteRelay(), sandboxMiddleware(createControlHandlers(world), [CONTROL_PREFIX])]
      : []),
    sandboxMiddleware(
      createCardProviderHandlers(world, { script: cardProviderScript, onResponse }),
      [CARD_PROVIDER_PREFIX],
    ),
    staticSite(distFolder, rules, { pages, rewrite: withSandboxConfiguration }),
  ];
}

/** Makes a server with a clinic of its own; it shares nothing with others in the same process. */
export function createSandboxServer(options: SandboxServerOptions): SandboxServer {
  const world = options.world ?? createWorld();
  const middlewares = createMiddlewares(world, options);

  const server = createServer((incoming, outgoing) => {
    const run = (index: number, error?: unknown): void => {
      const middleware = middlewares[index];
      if (error === undefined && middleware !== undefined) {
        middleware(incoming, outgoing, (failure) => run(index + 1, failure));
        return;
      }
      const status = error === undefined ? 404 : 400;
      const message = error instanceof Error ? error.message : 'Not found';
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message }));
    };
    run(0);
  });

  if (options.reuseConnections === false) server.maxRequestsPerSocket = 1;

  return {
    world,
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          const actualPort = typeof address === 'object' && address !== null ? address.port : port;
          resolve({ url: toUrl(host, actualPort) });
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
