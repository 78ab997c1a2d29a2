import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { CARD_PROVIDER_PREFIX } from '../../card-provider/provider-paths';
import { CONTROL_PREFIX, createControlHandlers } from '../../control/create-control-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import { API_PREFIXES } from '../../handlers/endpoints';
import { createWorld } from '../../world/world';
import { cardProviderScript } from '../http-server/card-provider-script';
import { withSandboxConfiguration } from '../../card-provider/sandbox-configuration';
import { createRemoteRelay } from '../http-server/remote-relay';
import { allowSandboxFraming } from '../http-server/sandbox-frames';
import { sandboxMiddleware, type Middleware } from '../http-server/sandbox-middleware';
import { getHeadersForPath, parseHeadersFile } from '../http-server/static-headers';
import { getRequestTarget } from '../http-server/to-request';
import { readAddressFromEnvironment, toUrl } from '../cli/address';
import { formatRequestLine } from '../cli/format-request-line';
import { nextFreePort } from '../cli/next-free-port';
import { onShutdown } from '../cli/graceful-shutdown';
import { formatEntryLinks } from '../cli/format-entry-links';
import { loosenForDevelopment } from './development-headers';

const ROOT = path.resolve(__dirname, '../../../../..');

function loadConfiguration(): Configuration & { devServer: ServerConfiguration } {
  // Babel's configuration and webpack's read it to add hot reloading.
  process.env.WEBPACK_SERVE = 'true';
  const load = createRequire(__filename);
  // SAFETY: webpack.config.js is our own, and exports such a function.
  const configure = load(path.join(ROOT, 'webpack.config.js')) as (
    env: object,
    argv: object,
  ) => Configuration & { devServer: ServerConfiguration };
  return configure({ qa: true, dev: true }, { mode: 'development' });
}

function createHeadersMiddleware(): Middleware {
  const file = readFileSync(path.join(ROOT, 'public/_headers'), 'utf8');
  const rules = allowSandboxFraming(parseHeadersFile(file));
  return (incoming, outgoing, next) => {
    const [pathname = '/'] = getRequestTarget(incoming).split('?');
    for (const [name, value] of getHeadersForPath(rules, pathname))
      if (name === 'content-security-policy') outgoing.setHeader(name, loosenForDevelopment(value));
      else if (name !== 'cache-control') outgoing.setHeader(name, value);
    next();
  };
}

function createSandboxMiddlewares(): Middleware[] {
  const world = createWorld();
  const onResponse = (...args: Parameters<typeof formatRequestLine>) =>
    console.log(formatRequestLine(...args));
  return [
    sandboxMiddleware(createHandlers(world, { onResponse }), API_PREFIXES),
    createRemoteRelay(),
    sandboxMiddleware(createControlHandlers(world), [CONTROL_PREFIX]),
    sandboxMiddleware(
      createCardProviderHandlers(world, { script: cardProviderScript, onResponse }),
      [CARD_PROVIDER_PREFIX],
    ),
  ];
}

/** Has the pages come with the sandbox's configuration, as a deployment rewrites them. */
function configurePages(compiler: Compiler): void {
  compiler.hooks.compilation.tap('sandbox configuration', (compilation) => {
    HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('sandbox configuration', (page) => ({
      ...page,
      html: withSandboxConfiguration(page.html),
    }));
  });
}

/** `npm start`: the app, rebuilt as it is written, and the clinic behind it on one origin. */
async function start(): Promise<void> {
  const { host, firstPort } = readAddressFromEnvironment();
  const { devServer, ...configuration } = loadConfiguration();
  const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'warn' } });
  configurePages(compiler);
  let hasPrintedLinks = false;
  const port = await nextFreePort(firstPort, host);
  const server = new WebpackDevServer(
    {
      ...devServer,
      host,
      port,
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [
        ...[createHeadersMiddleware(), ...createSandboxMiddlewares()].map((middleware) => ({
          middleware,
        })),
        ...middlewares,
      ],
    },
    compiler,
  );
  compiler.hooks.done.tap('entry links', () => {
    if (!hasPrintedLinks) console.log(formatEntryLinks(toUrl(host, port), true));
    hasPrintedLinks = true;
  });
  onShutdown(() => server.stop());
  await server.start();
}

void start();
