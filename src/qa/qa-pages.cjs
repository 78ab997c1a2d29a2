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

const inTrace = (file) => path.resolve(__dirname, 'visualiser/trace', file);

/** The specification and the titles of the tests are read when the build is made. */
const qaRules = [
  { test: inTrace('specification.cjs'), loader: inTrace('specification-loader.cjs') },
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
