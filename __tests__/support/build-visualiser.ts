import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

type ConfigurationFactory = (env: object, argv: { mode: string }) => Configuration;

/** Builds the visualiser alone: without the app beside it. See `buildForQa`. */
export async function buildVisualiser(folder: string): Promise<void> {
  return buildForQa(folder, ['visualiser']);
}

/**
 * Builds pages as `npm run build:qa` does but sooner: unminified and uncompressed; without `names`, all of them and the
 * app. Rejects with what webpack has to say where that fails.
 */
export async function buildForQa(folder: string, names?: readonly string[]): Promise<void> {
  // SAFETY: the shape of webpack.config.js, which has no types.
  const create = createRequire(path.resolve('package.json'))(
    path.resolve('webpack.config.js'),
  ) as ConfigurationFactory;
  const { entry, plugins = [], ...configuration } = create({ qa: true }, { mode: 'production' });
  // SAFETY: the configuration names its entries.
  const entries = entry as Exclude<webpack.Entry, string | readonly string[] | (() => unknown)>;
  const wanted = Object.entries(entries).filter(([name]) => names?.includes(name) ?? true);
  if (wanted.length < (names?.length ?? 1)) throw new Error('The build for QA lacks a page.');
  return new Promise((resolve, reject) => {
    webpack(
      {
        ...configuration,
        entry: Object.fromEntries(wanted),
        plugins: plugins.filter((plugin) => !(plugin instanceof CompressionPlugin)),
        devtool: false,
        optimization: { ...configuration.optimization, minimize: false },
        output: { ...configuration.output, path: folder },
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      },
    );
  });
}
