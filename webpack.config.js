const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const { require: requireTypeScript } = require('tsx/cjs/api');
const {
  INLINED,
  firstViewEntries,
  getLayerLanguage,
  firstViewRules,
  FirstViewPlugin,
} = require('./src/first-view/first-view-plugin.cjs');
const { ComponentsPlugin } = require('./src/app/boot/components-plugin.cjs');
const { lingui, version } = require('./package.json');
const { readMessages } = require('./src/translations/read-messages.cjs');
const readPseudoMessages = require('./src/qa/languages/read-pseudo-messages.cjs');
const { withQaPages } = require('./src/qa/qa-pages.cjs');

const fromRoot = (...parts) => path.resolve(__dirname, ...parts);

/** Whether a layer or an entry is a first view that is not part of the page. */
const isLoadedView = (name) => getLayerLanguage(name) !== undefined && !INLINED.includes(name);

function cssRule(isProduction) {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: isProduction ? '[hash:base64:8]' : '[name]__[local]',
  };
  const load = (options) => ({ loader: 'css-loader', options: { modules: options } });
  return {
    test: /\.css$/,
    oneOf: [
      // The page has the styles of the first view in every language.
      { issuerLayer: isLoadedView, use: load({ ...modules, exportOnlyLocals: true }) },
      { use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', load(modules)] },
    ],
  };
}

const compressed = {
  test: /\.(?:js|css|svg|json|webmanifest)$/,
  minRatio: 1,
  threshold: 256,
};

/** Chrome compiles a script with this comment while it downloads, off the main thread. */
const compileEagerly = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: INLINED.map((name) => `assets/${name}.`),
  // After the minimizer, which removes comments, and before the source maps.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Sets the date after which security.txt no longer counts: in a year, so each release renews it (RFC 9116). */
function renewSecurityContact(content, file) {
  if (path.basename(file) !== 'security.txt') return content;
  const expiry = new Date();
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return content.toString().replace(/^Expires: .*$/m, `Expires: ${expiry.toISOString()}`);
}

/**
 * Runs in the page. A screen is shown without its style sheet if that takes longer than 3 s, and the style sheet applies
 * whenever it arrives; one that fails still counts as a missing chunk (D7).
 */
function insertStyleSheet(link) {
  globalThis.document.head.append(link);
  globalThis.setTimeout(() => link.dispatchEvent(new globalThis.Event('load')), 3000);
}

/** `output.clean` clears the output folder alone. */
const removeFolder = (folder) => ({
  apply: (compiler) =>
    compiler.hooks.beforeRun.tap('removeFolder', () =>
      rmSync(folder, { recursive: true, force: true }),
    ),
});

/** What `npm run budgets` reads. */
const statsFile = {
  apply: (compiler) =>
    compiler.hooks.done.tap('statsFile', (stats) => {
      mkdirSync(fromRoot('node_modules/.cache'), { recursive: true });
      writeFileSync(
        fromRoot('node_modules/.cache/build-stats.json'),
        JSON.stringify(
          stats.toJson({
            all: false,
            outputPath: true,
            entrypoints: true,
            chunks: true,
            chunkOrigins: true,
            modules: true,
            modulesSpace: Infinity,
            nestedModules: true,
            nestedModulesSpace: Infinity,
          }),
        ),
      );
    }),
};

/** Loaded only where it is used: in development, webpack cannot find out whether a file that tsx compiles has changed. */
function createHeadersFilePlugin() {
  const { HeadersFilePlugin } = requireTypeScript(
    './src/deploy/build/headers-file-plugin.ts',
    __filename,
  );
  return new HeadersFilePlugin();
}

/** `--mode production` is what a clinic deploys; `--env qa` adds the pages for QA. */
module.exports = (env = {}, argv = {}) => {
  const isProduction = (argv.mode ?? process.env.NODE_ENV) === 'production';
  // Read by Babel's configuration and by React.
  process.env.NODE_ENV = isProduction ? 'production' : 'development';
  const folder = env.qa ? 'dist-qa' : 'dist';
  const hash = isProduction ? '.[contenthash:6]' : '';
  const messagesByLanguage = {
    ...Object.fromEntries(lingui.locales.map((language) => [language, readMessages(language)])),
    ...(env.qa && readPseudoMessages()),
  };
  const otherLanguages = Object.keys(messagesByLanguage);
  const compileScripts = (messages) => ({
    loader: 'babel-loader',
    options: {
      cacheDirectory: isProduction,
      plugins: [[fromRoot('src/translations/messages-in-place.cjs'), { messages }]],
    },
  });

  const config = {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    context: __dirname,
    entry: {
      ...firstViewEntries(otherLanguages, env.qa ? ['./src/qa/inspection/announce-page.ts'] : []),
      main: './src/index.tsx',
    },
    output: {
      path: fromRoot(folder),
      publicPath: '/',
      clean: true,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      sourceMapFilename: `../${folder}-maps/[file].map`,
      chunkLoadTimeout: 30_000, // Like a request (D2).
    },
    // Only for development: a release is built from nothing but its sources.
    cache: !isProduction && {
      type: 'filesystem',
      // Written at once: a start that is stopped early is no loss for the next one.
      idleTimeoutForInitialStore: 0,
      name: `development${env.qa ? '-qa' : ''}`,
      buildDependencies: {
        config: [
          fromRoot('webpack.config.js'),
          fromRoot('package.json'),
          fromRoot('src/translations/es.po'),
        ],
      },
    },
    // Not next to what is served: they hold the whole source.
    devtool: isProduction ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    // HTML files are pages, not modules: HtmlWebpackPlugin alone processes them.
    experiments: { html: false, layers: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        ...firstViewRules,
        {
          test: /\.tsx?$/,
          include: [fromRoot('src'), fromRoot('machines')],
          oneOf: [
            // A first view in another language contains its texts.
            ...otherLanguages.map((language) => ({
              issuerLayer: (layer) => getLayerLanguage(layer) === language,
              use: compileScripts(messagesByLanguage[language]),
            })),
            { use: compileScripts() },
          ],
        },
        {
          test: /\.po$/,
          use: {
            loader: '@lingui/loader',
            options: { failOnMissing: isProduction, failOnCompileError: true },
          },
        },
        cssRule(isProduction),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/app/boot/index.html',
        chunks: ['main'],
        inject: 'head',
        // A deployment edits the configuration block in this file: not minified, not precompressed.
        minify: false,
        templateParameters: ({ hash: buildHash }) => ({
          release: isProduction ? `${version}+${buildHash.slice(0, 8)}` : '',
        }),
      }),
      new FirstViewPlugin({ isInline: isProduction, languages: otherLanguages }),
      new CopyPlugin({
        patterns: [
          { from: 'public', info: { minimized: true }, transform: renewSecurityContact },
          {
            from: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
            to: 'legal/figtree.woff2',
          },
        ],
      }),
      ...(isProduction
        ? [
            compileEagerly,
            removeFolder(fromRoot(`${folder}-maps`)),
            createHeadersFilePlugin(),
            new MiniCssExtractPlugin({
              filename: `assets/[name]${hash}.css`,
              chunkFilename: `assets/[name]${hash}.css`,
              insert: insertStyleSheet,
            }),
          ]
        : []),
      // The QA build is served on one's own machine, and contains a layout library that takes long to compress.
      ...(isProduction && !env.qa
        ? [
            new CompressionPlugin(compressed),
            new CompressionPlugin({
              ...compressed,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
            statsFile,
            new ComponentsPlugin(),
          ]
        : []),
    ],
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: {
        // The first view is one file in each language.
        chunks: ({ name }) => getLayerLanguage(name) === undefined,
        // Below this size, in bytes, a duplicate costs less than another request.
        minSize: 30_000,
        cacheGroups: {
          // All flows share one file.
          flows: {
            name: 'flows',
            test: /[\\/]node_modules[\\/](?:xstate|@xstate)[\\/]/,
            enforce: true,
          },
        },
      },
    },
    performance: false, // `npm run budgets` checks the compressed size of each route.
    stats: isProduction ? 'errors-warnings' : 'minimal',
  };
  return env.qa ? withQaPages(config) : config;
};
