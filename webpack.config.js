const { rmSync } = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { defaultGetLocalIdent } = require('css-loader');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const { require: requireTypeScript } = require('tsx/cjs/api');
const { BuildStatsPlugin } = require('./__tests__/programs/budgets/build-stats-plugin.cjs');
const {
  INLINED,
  firstViewEntries,
  getLayerLanguage,
  firstViewRules,
  FirstViewPlugin,
} = require('./src/app/first-view/first-view-plugin.cjs');
const { ComponentsPlugin } = require('./src/app/boot/components-plugin.cjs');
const { ReleasePlugin } = require('./src/app/release/release-plugin.cjs');
const { lingui } = require('./package.json');
const { readMessages } = require('./src/translations/read-messages.cjs');
const { languageEntry, languagePlugins } = require('./src/qa/languages/qa-languages.cjs');
const readPseudoMessages = require('./src/qa/languages/read-pseudo-messages.cjs');
const { qaEntries, qaPlugins, qaRewrites, qaRules } = require('./src/qa/qa-pages.cjs');
const { inspectedXstate } = require('./src/qa/inspection/inspected-xstate-plugin.cjs');

const fromRoot = (...parts) => path.resolve(__dirname, ...parts);

/** Whether a layer or an entry is a first view that is not part of the page. */
const isLoadedView = (name) => getLayerLanguage(name) !== undefined && !INLINED.includes(name);

/**
 * css-loader's own names of classes, which are part of the first view and very short. Two classes with one name fail the
 * build, which happens to 1 new class in 700: then change `localIdentHashSalt`.
 */
function createUniqueIdents() {
  const owners = new Map();
  return (context, template, name, options) => {
    const ident = defaultGetLocalIdent(context, template, name, options);
    const owner = `${context.resourcePath} ${name}`;
    const known = owners.get(ident) ?? owner;
    if (known !== owner) throw new Error(`${known} and ${owner} have the same class: ${ident}`);
    owners.set(ident, owner);
    return ident;
  };
}

/** `hashLength`: the QA pages have too many classes for names as short as those of the app. */
function cssRule(isProduction, hashLength) {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: isProduction ? `[hash:base64:${hashLength}]` : '[name]__[local]',
    // Only a hash can be the same for two classes.
    ...(isProduction && { getLocalIdent: createUniqueIdents() }),
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

const compressAssets = (algorithm, extension, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.(?:js|css|svg|json|webmanifest)$/,
    minRatio: 1,
    threshold: 256,
  });

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

/** `output.clean` clears the output folder alone. */
const removeFolder = (folder) => ({
  apply: (compiler) =>
    compiler.hooks.beforeRun.tap('removeFolder', () =>
      rmSync(folder, { recursive: true, force: true }),
    ),
});

/** Loaded only where it is used: in development, webpack cannot find out whether a file that tsx compiles has changed. */
function createHeadersFilePlugin() {
  const { HeadersFilePlugin } = requireTypeScript(
    './deploy/build/headers-file-plugin.ts',
    __filename,
  );
  return new HeadersFilePlugin();
}

/** The router's own files for production; its package names only those for development, which have warnings. */
const routerWithoutWarnings = {
  'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** Runs in the page, once for each entry: one of them shows the error. */
const hasNoOverlay = () =>
  globalThis.document.getElementById('webpack-dev-server-client-overlay') === null;

const splitChunks = {
  // The first view is one file in each language.
  chunks: ({ name }) => getLayerLanguage(name) === undefined,
  // Below this size, in bytes, a duplicate costs less than another request.
  minSize: 30_000,
  cacheGroups: {
    // One file for all flows: `npm run budgets` counts it once.
    flows: {
      name: 'flows',
      test: /[\\/]node_modules[\\/](?:xstate|@xstate)[\\/]/,
      enforce: true,
    },
  },
};

/**
 * Nothing here has getters with side effects, reads the `length` of a function, or calls `new` with an anonymous function
 * that does not use `this`.
 */
const compressOptions = {
  pure_getters: true,
  keep_fargs: false,
  unsafe_arrows: true,
  unsafe_methods: true,
  // Compressed, the scripts are smaller with calls of simple functions than with their bodies.
  inline: 1,
};

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

  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    context: __dirname,
    entry: {
      ...firstViewEntries(otherLanguages, env.qa ? ['./src/qa/inspection/announce-page.ts'] : []),
      main: env.qa ? [languageEntry, './src/index.tsx'] : './src/index.tsx',
      ...(env.qa && qaEntries),
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
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...(isProduction && routerWithoutWarnings),
        // React has had what these polyfill since version 18.
        'use-sync-external-store/shim$': 'react',
        'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
      },
    },
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
        cssRule(isProduction, env.qa ? 5 : 3),
        { test: /\.woff2$/, type: 'asset/resource' },
        ...(env.qa ? qaRules : []),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/app/boot/index.html',
        chunks: ['main'],
        inject: 'head',
        // A deployment edits the configuration block in this file: not minified, not precompressed.
        minify: false,
      }),
      new FirstViewPlugin({ isInline: isProduction, languages: otherLanguages }),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            to: '.',
            noErrorOnMissing: true,
            info: { minimized: true },
            transform: renewSecurityContact,
          },
        ],
      }),
      ...(env.qa ? [...qaPlugins, ...languagePlugins, inspectedXstate] : []),
      process.env.WEBPACK_SERVE && new ReactRefreshPlugin({ overlay: false }),
      ...(isProduction
        ? [
            compileEagerly,
            new ReleasePlugin(),
            removeFolder(fromRoot(`${folder}-maps`)),
            createHeadersFilePlugin(),
            new MiniCssExtractPlugin({
              filename: `assets/[name]${hash}.css`,
              chunkFilename: `assets/[name]${hash}.css`,
            }),
          ]
        : []),
      // The QA build is served on one's own machine, and contains a layout library that takes long to compress.
      ...(isProduction && !env.qa
        ? [
            compressAssets('gzip', 'gz', { level: 9 }),
            compressAssets('brotliCompress', 'br', {
              params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
            }),
            new BuildStatsPlugin(),
            new ComponentsPlugin(),
          ]
        : []),
    ].filter(Boolean),
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // More passes than two take twice the time, and change the compressed size by less than 0.1 %.
      minimizeOptions: { javascript: { compress: { ...compressOptions, passes: env.qa ? 1 : 2 } } },
      // Exports have the shortest names, in the order of their names within each module: the same in each release.
      mangleExports: 'size',
      splitChunks,
    },
    performance: false, // `npm run budgets` checks the compressed size of each route.
    stats: isProduction ? 'errors-warnings' : 'minimal',
    devServer: {
      hot: true,
      historyApiFallback: env.qa ? { rewrites: qaRewrites } : true,
      client: {
        overlay: { errors: hasNoOverlay, warnings: false, runtimeErrors: hasNoOverlay },
      },
    },
  };
};
