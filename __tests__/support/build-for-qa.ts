import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

type ConfigurationFactory = (env: object, argv: { mode: string }) => Configuration;

/**
 * Builds the entries in `names` like `npm run build:qa`, but faster: neither minified nor compressed. Rejects with webpack's
 * errors.
 */
export async function buildForQa(folder: string, names: readonly string[]): Promise<void> {
  // SAFETY: webpack.config.js exports this function and has no types.
  const create = createRequire(path.resolve('package.json'))(
    path.resolve('webpack.config.js'),
  ) as ConfigurationFactory;
  const { entry, plugins = [], ...configuration } = create({ qa: true }, { mode: 'production' });
  // SAFETY: the configuration's `entry` is an object.
  const entries = entry as Exclude<webpack.Entry, string | readonly string[] | (() => unknown)>;
  const selected = Object.entries(entries).filter(([name]) => names.includes(name));
  if (selected.length < names.length) throw new Error('The QA build has no such entry.');
  return new Promise((resolve, reject) => {
    webpack(
      {
        ...configuration,
        entry: Object.fromEntries(selected),
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
