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
import { getCardProviderScript } from './card-provider-script';
import { withSandboxConfiguration } from '../../card-provider/sandbox-configuration';
import { createResponseValidator } from '../validate-response';
import { createNetworkAddresses, type ListeningOn } from './network-addresses';
import { allowSandboxFraming } from './sandbox-frames';
import { createSandboxMiddleware, type Middleware } from './sandbox-middleware';
import { parseHeadersFile } from './static-headers';
import { createStaticSite } from './static-site';

export type SandboxServerOptions = {
  world?: World;
  /** An output folder of `npm run build`. */
  distFolder: string;
  /** The static host's headers file; default: the build's `_headers`. */
  headersFile?: string;
  /** Rewrites the page, as a deployment does; default: with the sandbox's configuration. */
  configure?: (page: string) => string;
  /** Enables the control API, which the launcher uses. */
  control?: boolean;
  /** If false, every request gets its own connection: browsers silently retry a request that fails on a reused one. */
  reuseConnections?: boolean;
  /** Gets every request first, and may break its connection or replace its response. */
  interceptor?: Middleware;
  onResponse?: HandlerOptions['onResponse'];
};

/** An HTTP server for the API and for the built app with its production headers. */
export type SandboxServer = {
  readonly world: World;
  /** Port 0 means any free port. Rejects with EADDRINUSE if the port is in use. */
  listen(port: number, host?: string): Promise<{ url: string }>;
  close(): Promise<void>;
};

function readRules(headersFile: string) {
  return existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
}

/** The additional pages of a QA build. */
function getExtraPages(distFolder: string): Record<string, string> {
  return existsSync(path.join(distFolder, 'sandbox.html')) ? { sandbox: '/sandbox.html' } : {};
}

function createMiddlewares(
  world: World,
  options: SandboxServerOptions,
  getListeningOn: () => ListeningOn | null,
): Middleware[] {
  const {
    distFolder,
    headersFile = path.join(distFolder, '_headers'),
    configure = withSandboxConfiguration,
    control,
    interceptor,
    onResponse,
  } = options;
  const pages = getExtraPages(distFolder);
  const isQa = Object.keys(pages).length > 0;
  const rules = isQa ? allowSandboxFraming(readRules(headersFile)) : readRules(headersFile);
  return [
    ...(interceptor === undefined ? [] : [interceptor]),
    createSandboxMiddleware(
      createHandlers(world, { onResponse, validateResponse: createResponseValidator() }),
      API_PREFIXES,
    ),
    ...(control
      ? [
          createNetworkAddresses(getListeningOn),
          createSandboxMiddleware(createControlHandlers(world), [CONTROL_PREFIX]),
        ]
      : []),
    createSandboxMiddleware(
      createCardProviderHandlers(world, { script: getCardProviderScript, onResponse }),
      [CARD_PROVIDER_PREFIX],
    ),
    createStaticSite(distFolder, rules, { pages, rewrite: configure }),
  ];
}

/** Creates a server with its own world; it shares no state with other servers in the process. */
export function createSandboxServer(options: SandboxServerOptions): SandboxServer {
  const world = options.world ?? createWorld();
  const server = createServer((incoming, outgoing) => {
    const run = (index: number, error?: unknown): void => {
      const middleware = middlewares[index];
      if (error === undefined && middleware !== undefined) {
        middleware(incoming, outgoing, (nextError) => run(index + 1, nextError));
        return;
      }
      const status = error === undefined ? 404 : 400;
      const message = error instanceof Error ? error.message : 'Not found';
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message }));
    };
    run(0);
  });

  const middlewares = createMiddlewares(world, options, () => {
    const address = server.address();
    return typeof address === 'object' ? address : null;
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
