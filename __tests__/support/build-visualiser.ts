import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

type ConfigurationFactory = (env: object, argv: { mode: string }) => Configuration;

/**
 * Builds the visualiser alone, as `npm run build:qa` does but in a tenth of the time: without the app beside it,
 * unminified and uncompressed. Rejects with what webpack has to say where that fails.
 */
export async function buildVisualiser(folder: string): Promise<void> {
  // SAFETY: the shape of webpack.config.js, which has no types.
  const create = createRequire(path.resolve('package.json'))(
    path.resolve('webpack.config.js'),
  ) as ConfigurationFactory;
  const { entry, plugins = [], ...configuration } = create({ qa: true }, { mode: 'production' });
  // SAFETY: the configuration names its entries.
  const { visualiser } = entry as Record<string, string>;
  if (visualiser === undefined) throw new Error('The build for QA has no visualiser.');
  return new Promise((resolve, reject) => {
    webpack(
      {
        ...configuration,
        entry: { visualiser },
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
