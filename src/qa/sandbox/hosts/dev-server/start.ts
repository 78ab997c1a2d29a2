import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { toHeaderRules } from '../../../../../deploy/hosts/headers-file';
import { createHostingRules } from '../../../../../deploy/rules/hosting-rules';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { CARD_PROVIDER_PREFIX } from '../../card-provider/provider-paths';
import { CONTROL_PREFIX, createControlHandlers } from '../../control/create-control-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import { API_PREFIXES } from '../../handlers/endpoints';
import { createWorld } from '../../world/world';
import { getCardProviderScript } from '../http-server/card-provider-script';
import { withSandboxConfiguration } from '../../card-provider/sandbox-configuration';
import { createRemoteRelay } from '../http-server/remote-relay';
import { allowSandboxFraming } from '../http-server/sandbox-frames';
import { createSandboxMiddleware, type Middleware } from '../http-server/sandbox-middleware';
import { getHeadersForPath } from '../http-server/static-headers';
import { getRequestTarget } from '../http-server/to-request';
import { readAddressFromEnvironment, toUrl } from '../cli/address';
import { formatRequestLine } from '../cli/format-request-line';
import { findFreePort } from '../cli/find-free-port';
import { onShutdown } from '../cli/graceful-shutdown';
import { formatEntryLinks } from '../cli/format-entry-links';
import { loosenForDevelopment } from './development-headers';

const ROOT = path.resolve(__dirname, '../../../../..');

function loadConfiguration(): Configuration & { devServer: ServerConfiguration } {
  // Babel's configuration and webpack's read it to add hot reloading.
  process.env.WEBPACK_SERVE = 'true';
  const load = createRequire(__filename);
  // SAFETY: our own webpack.config.js exports a function of this type.
  const configure = load(path.join(ROOT, 'webpack.config.js')) as (
    env: object,
    argv: object,
  ) => Configuration & { devServer: ServerConfiguration };
  return configure({ qa: true, dev: true }, { mode: 'development' });
}

function createHeadersMiddleware(): Middleware {
  const rules = allowSandboxFraming(toHeaderRules(createHostingRules()));
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
    createSandboxMiddleware(createHandlers(world, { onResponse }), API_PREFIXES),
    createRemoteRelay(),
    createSandboxMiddleware(createControlHandlers(world), [CONTROL_PREFIX]),
    createSandboxMiddleware(
      createCardProviderHandlers(world, { script: getCardProviderScript, onResponse }),
      [CARD_PROVIDER_PREFIX],
    ),
  ];
}

/** Writes the sandbox's configuration into the pages, as a deployment does. */
function configurePages(compiler: Compiler): void {
  compiler.hooks.compilation.tap('sandbox configuration', (compilation) => {
    HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('sandbox configuration', (page) => ({
      ...page,
      html: withSandboxConfiguration(page.html),
    }));
  });
}

/** `npm start`: serves the app, rebuilt on every change, and the sandbox on one origin. */
async function start(): Promise<void> {
  const { host, firstPort } = readAddressFromEnvironment();
  const { devServer, ...configuration } = loadConfiguration();
  const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'warn' } });
  configurePages(compiler);
  let hasPrintedLinks = false;
  const port = await findFreePort(firstPort, host);
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
