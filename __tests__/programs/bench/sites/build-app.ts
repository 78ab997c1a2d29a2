import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack';

type ConfigurationFactory = (env: object, argv: { mode: string }) => Configuration;

/** Builds the app like `webpack --mode production`, into `folder`. */
export async function buildApp(folder: string): Promise<void> {
  // SAFETY: webpack.config.js exports this function and has no types.
  const create = createRequire(import.meta.url)(
    path.resolve('webpack.config.js'),
  ) as ConfigurationFactory;
  const configuration = create({}, { mode: 'production' });
  await runWebpack({ ...configuration, output: { ...configuration.output, path: folder } });
}
