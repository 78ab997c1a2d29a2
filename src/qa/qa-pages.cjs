const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { inspectedXstate } = require('./inspection/inspected-xstate-plugin.cjs');
const { languageEntry, languagePlugins } = require('./languages/qa-languages.cjs');

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

const fromHere = (file) => path.resolve(__dirname, file);

/** Modules that are computed from the sources and tests when the build is made. */
const buildData = [
  {
    file: 'languages/pseudo-messages.cjs',
    name: 'PSEUDO_MESSAGES',
    reader: 'languages/read-pseudo-messages.cjs',
  },
  {
    file: 'visualiser/trace/specification.cjs',
    name: 'SPECIFICATION',
    reader: 'visualiser/trace/read-specification.cjs',
  },
];

const qaRules = buildData.map(({ file, name, reader }) => ({
  test: fromHere(file),
  use: {
    loader: fromHere('build-data-loader.cjs'),
    options: { name, reader: fromHere(reader) },
  },
}));

/** Adds the pages for QA to webpack's configuration of the app, and lets them inspect the app. */
const withQaPages = (config) => ({
  ...config,
  entry: {
    ...config.entry,
    main: [languageEntry, config.entry.main],
    ...Object.fromEntries(qaPages.map(({ name, folder }) => [name, `${folder}/index.tsx`])),
  },
  module: { ...config.module, rules: [...config.module.rules, ...qaRules] },
  plugins: [
    ...config.plugins,
    ...qaPages.map(
      ({ name, folder }) =>
        new HtmlWebpackPlugin({
          template: `${folder}/index.html`,
          filename: `${name}.html`,
          chunks: [name],
        }),
    ),
    new CopyPlugin({ patterns: [layoutWorker] }),
    ...languagePlugins,
    inspectedXstate,
  ],
});

/** Paths below /sandbox and /visualiser, as the dev server's rewrites of single-page apps. */
const qaRewrites = qaPages.map(({ name }) => ({
  from: new RegExp(`^/${name}(?:/.*)?$`),
  to: `/${name}.html`,
}));

module.exports = { withQaPages, qaRewrites };
