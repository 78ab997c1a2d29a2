const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Pages for developers and QA; production builds contain none of them. */
const qaPages = [
  { name: 'sandbox', folder: './src/qa/sandbox/launcher' },
  { name: 'visualiser', folder: './src/qa/visualiser' },
];

/** The visualiser's layout engine, copied as published: bundling it would take longer than the rest of the build. */
const layoutWorker = {
  from: 'node_modules/elkjs/lib/elk-worker.min.js',
  to: 'visualiser/elk-worker.js',
  info: { minimized: true },
};

/** Computes from the sources what machine-rules.cjs exports. */
const qaRules = [
  {
    test: path.resolve(__dirname, 'visualiser/rules/machine-rules.cjs'),
    use: path.resolve(__dirname, 'visualiser/rules/machine-rules-loader.cjs'),
  },
];

const qaEntries = Object.fromEntries(
  qaPages.map(({ name, folder }) => [name, `${folder}/index.tsx`]),
);

const qaPlugins = [
  ...qaPages.map(
    ({ name, folder }) =>
      new HtmlWebpackPlugin({
        template: `${folder}/index.html`,
        filename: `${name}.html`,
        chunks: [name],
      }),
  ),
  new CopyPlugin({ patterns: [layoutWorker] }),
];

/** Paths below /sandbox and /visualiser, as the dev server's rewrites of single-page apps. */
const qaRewrites = qaPages.map(({ name }) => ({
  from: new RegExp(`^/${name}(?:/.*)?$`),
  to: `/${name}.html`,
}));

module.exports = { qaEntries, qaPlugins, qaRewrites, qaRules };
