import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { writeConfiguration } from '../../../../deploy/configuration/configuration-block';
import { toHeaderRules } from '../../../../deploy/hosts/headers-file';
import { createHostingRules } from '../../../../deploy/rules/hosting-rules';
import { createCardProviderHandlers } from '../../card-provider/create-card-provider-handlers';
import { CARD_PROVIDER_PREFIX } from '../../card-provider/provider-paths';
import { CONTROL_PREFIX, createControlHandlers } from '../../control/create-control-handlers';
import { createHandlers } from '../../handlers/create-handlers';
import { API_PREFIXES } from '../../handlers/endpoints';
import { createWorld } from '../../world/world';
import { getCardProviderScript } from '../http-server/card-provider-script';
import { SANDBOX_CONFIGURATION } from '../../card-provider/sandbox-configuration';
import { createNetworkAddresses, type ListeningOn } from '../http-server/network-addresses';
import { allowSandboxFraming } from '../http-server/sandbox-frames';
import { createSandboxMiddleware, type Middleware } from '../http-server/sandbox-middleware';
import { getHeadersForPath } from '../http-server/static-headers';
import { getRequestTarget } from '../http-server/to-request';
import { readAddressFromEnvironment, toUrl } from '../cli/address';
import { formatRequestLine } from '../cli/format-request-line';
import { findFreePort } from '../cli/find-free-port';
import { onShutdown } from '../cli/graceful-shutdown';
import { formatEntryLinks, formatForwarding } from '../cli/format-entry-links';
import { loosenForDevelopment } from './development-headers';
import { readStartOptions, type StartOptions } from './start-options';

const ROOT = path.resolve(__dirname, '../../../../..');

const load = createRequire(__filename);

function loadConfiguration(): Configuration {
  // SAFETY: our own webpack.config.js exports a function of this type.
  const configure = load(path.join(ROOT, 'webpack.config.js')) as (
    env: object,
    argv: object,
  ) => Configuration;
  return configure({ qa: true }, { mode: 'development' });
}

// SAFETY: the module has this export and no types.
const { qaRewrites } = load(path.join(ROOT, 'src/qa/qa-pages.cjs')) as {
  qaRewrites: { from: RegExp; to: string }[];
};

/** Runs in the page, once for each entry: one of them shows the error. */
const hasNoOverlay = () => document.getElementById('webpack-dev-server-client-overlay') === null;

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

function createSandboxMiddlewares(listeningOn: ListeningOn): Middleware[] {
  const world = createWorld();
  const onResponse = (...args: Parameters<typeof formatRequestLine>) =>
    console.log(formatRequestLine(...args));
  return [
    createSandboxMiddleware(createHandlers(world, { onResponse }), API_PREFIXES),
    createNetworkAddresses(() => listeningOn),
    createSandboxMiddleware(createControlHandlers(world), [CONTROL_PREFIX]),
    createSandboxMiddleware(
      createCardProviderHandlers(world, { script: getCardProviderScript, onResponse }),
      [CARD_PROVIDER_PREFIX],
    ),
  ];
}

/** Forwards the requests of the API to a real one, as if the page were on its origin. */
const toProxy = (api: string): ServerConfiguration['proxy'] => [
  {
    context: [...API_PREFIXES],
    target: api,
    changeOrigin: true,
    headers: { origin: api },
    // The session cookie is kept for this host.
    cookieDomainRewrite: '',
  },
];

/** The configuration of the pages: the fake card provider belongs to the sandbox alone. */
const getPageConfiguration = ({ api, configuration }: StartOptions) => ({
  ...(api === null && SANDBOX_CONFIGURATION),
  ...configuration,
});

/** Writes a configuration into the pages, as a deployment does. */
function configurePages(compiler: Compiler, configuration: object): void {
  compiler.hooks.compilation.tap('page configuration', (compilation) => {
    HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('page configuration', (page) => ({
      ...page,
      html: writeConfiguration(page.html, configuration),
    }));
  });
}

/**
 * `npm start`: serves the app, rebuilt on every change, and the sandbox on one origin. `-- --api https://api.example`
 * forwards requests to a real API instead, `-- --config file.json` uses the configuration of a deployment.
 */
async function start(options: StartOptions): Promise<void> {
  const { host, firstPort } = readAddressFromEnvironment();
  const { api } = options;
  const compiler = webpack({ ...loadConfiguration(), infrastructureLogging: { level: 'warn' } });
  configurePages(compiler, getPageConfiguration(options));
  let hasPrintedLinks = false;
  const port = await findFreePort(firstPort, host);
  const server = new WebpackDevServer(
    {
      // The page reloads after a change: its scripts are several bundles, which cannot be replaced one by one.
      hot: false,
      historyApiFallback: { rewrites: qaRewrites },
      client: {
        overlay: { errors: hasNoOverlay, warnings: false, runtimeErrors: hasNoOverlay },
      },
      host,
      port,
      setupExitSignals: false,
      ...(api !== null && { proxy: toProxy(api) }),
      setupMiddlewares: (middlewares) => [
        ...[
          createHeadersMiddleware(),
          ...(api === null ? createSandboxMiddlewares({ address: host, port }) : []),
        ].map((middleware) => ({ middleware })),
        ...middlewares,
      ],
    },
    compiler,
  );
  compiler.hooks.done.tap('entry links', () => {
    const url = toUrl(host, port);
    if (!hasPrintedLinks)
      console.log(api === null ? formatEntryLinks(url, true) : formatForwarding(url, api));
    hasPrintedLinks = true;
  });
  onShutdown(() => server.stop());
  await server.start();
}

try {
  const options = readStartOptions(process.argv.slice(2));
  for (const warning of options.warnings) console.warn(`  --config: ${warning}`);
  void start(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm start -- [--api https://api.example] [--config clinic.json]');
  process.exitCode = 1;
}
