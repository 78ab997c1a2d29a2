import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { formatHeadersFile, toHeaderRules } from '../../../../src/deploy/hosts/headers-file';
import { createHostingRules } from '../../../../src/deploy/rules/hosting-rules';
import { getInlinedSources } from '../../../../src/deploy/rules/inlined-code';

/** Builds the page to compare with: React, a minimal form and one request, compressed like the app. */
export async function buildBaselinePage(folder: string): Promise<void> {
  // Read by Babel's configuration and by React.
  process.env.NODE_ENV = 'production';
  const source = path.resolve('__tests__/programs/bench/baseline-page');
  await runWebpack({
    mode: 'production',
    target: 'browserslist',
    context: source,
    entry: './index.tsx',
    output: { path: folder, publicPath: '/', filename: 'assets/[name].[contenthash:8].js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    experiments: { html: false },
    module: { rules: [{ test: /\.tsx?$/, include: source, use: 'babel-loader' }] },
    plugins: [
      new HtmlWebpackPlugin({ template: './index.html', minify: false }),
      new CompressionPlugin<BrotliOptions>({
        algorithm: 'brotliCompress',
        filename: '[path][base].br',
        test: /\.js$/,
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      }),
    ],
    performance: false,
  });
  writeHeaders(folder);
}

/** The production headers, which allow the page's inline script. */
function writeHeaders(folder: string): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const rules = createHostingRules({ inlined: getInlinedSources(page) });
  writeFileSync(path.join(folder, '_headers'), formatHeadersFile(toHeaderRules(rules)));
}

/** Runs a build; rejects with webpack's errors. */
function runWebpack(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
