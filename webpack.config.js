const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');

const fromRoot = (...parts) => path.resolve(__dirname, ...parts);

/** Pages that exist for developers and QA alone; the production build has none of them. */
const qaPages = [
  { name: 'sandbox', folder: 'src/sandbox/front-door' },
  { name: 'visualiser', folder: 'src/visualiser' },
];

/** What the visualiser lays charts out with, as its package has it: bundling it would take longer than all the rest. */
const layoutWorker = {
  from: 'node_modules/elkjs/lib/elk-worker.min.js',
  to: 'visualiser/elk-worker.js',
  info: { minimized: true },
};

/** Has every flow of a build for QA be seen by whoever shows the app in a frame; other builds know nothing of it. */
const inspectedFlows = new webpack.NormalModuleReplacementPlugin(/^xstate$/, (resource) => {
  const { issuer } = resource.contextInfo;
  const isOfApp = /[\\/]src[\\/](?:app|features|lib)[\\/]|[\\/]@xstate[\\/]/.test(issuer);
  if (isOfApp && !/[\\/]inspection[\\/]/.test(issuer))
    resource.request = fromRoot('src/app/inspection/inspected-xstate.ts');
});

const cssRule = (isProduction) => ({
  test: /\.css$/,
  use: [
    isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
        },
      },
    },
  ],
});

const compressed = (algorithm, extension, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.(?:js|css|svg|json|webmanifest)$/,
    minRatio: 1,
    threshold: 256,
  });

/**
 * The chunks of the screens that are fetched ahead, as the early script names them: at once what runs before a screen,
 * and a little later the screen itself.
 */
const firstScreens = {
  home: [
    ['session-area', 'calls'],
    ['auth-wall', 'authenticated-shell', 'home'],
  ],
  assessments: [['user-gate'], ['assessments']],
  'check-ins': [['user-gate'], ['check-ins']],
  'safety-net': [['safety-net']],
};

/**
 * Orders what `index.html` loads. The early script goes first, waits for nothing, and is told which files the first
 * screens consist of. The others are of high priority: a browser holds back the rest while a stylesheet is on its way.
 * In a build for QA all wait for it: nothing of the app may run before a frame around the page has prepared it.
 */
class FirstLoad {
  constructor({ isAwaited }) {
    this.way = isAwaited ? {} : { async: true };
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstLoad', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstLoad', (page) => {
        const scripts = page.headTags.filter(({ tagName }) => tagName === 'script');
        for (const { attributes } of scripts) attributes.fetchpriority = 'high';
        const early = scripts.find(({ attributes }) => /\/early\./.test(attributes.src));
        if (early === undefined) return;
        const { src, fetchpriority } = early.attributes;
        early.attributes = { ...this.way, src, fetchpriority, ...filesOfScreens(compilation) };
        page.headTags = [early, ...page.headTags.filter((tag) => tag !== early)];
      });
    });
  }
}

/** `data-{screen}` attributes, each the addresses of what that screen needs beyond the first load, in its parts. */
function filesOfScreens(compilation) {
  return Object.fromEntries(
    Object.entries(firstScreens).map(([screen, parts]) => {
      const named = new Set(compilation.entrypoints.get('main').getFiles());
      const files = parts.map((chunks) => {
        const all = chunks.flatMap((name) => compilation.namedChunkGroups.get(name).getFiles());
        const further = [...new Set(all)].filter((file) => !named.has(file));
        for (const file of further) named.add(file);
        return further.map((file) => `/${file}`).join(' ');
      });
      return [`data-${screen}`, files.join('|')];
    }),
  );
}

/** Has a browser that knows this comment compile the whole file while it arrives, beside the main thread. */
const compileAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\/(?:core|flows|main|user-gate|assessments|questions)\.[^/]*js$/,
  // After the minimiser, which drops comments, and before the source maps.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const BUILD_NOTES = fromRoot('node_modules/.cache/build-notes.json');

/** Drops `Component.displayName = '…'`: it names things for tools, and keeps every component of a package in use. */
const dropDisplayNames = () => ({
  visitor: {
    ExpressionStatement(statement) {
      const { left } = statement.node.expression;
      if (left?.type === 'MemberExpression' && left.property.name === 'displayName')
        statement.remove();
    },
  },
});

/** Has the minimiser see which parts of the router the app uses. */
const prunedRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  use: {
    loader: 'babel-loader',
    options: {
      configFile: false,
      cacheDirectory: true,
      plugins: ['@babel/plugin-transform-react-pure-annotations', dropDisplayNames],
    },
  },
};

/** Notes what the production build is made of, beside it and never in it: `npm run budgets` reads them. */
class BuildNotes {
  apply(compiler) {
    compiler.hooks.done.tap('BuildNotes', ({ compilation }) => {
      const { chunkGraph, chunkGroups, chunks, outputOptions } = compilation;
      const inner = (module) => module.modules ?? [module];
      const notes = {
        outputPath: outputOptions.path,
        groups: chunkGroups.map((group) => ({
          entry: group.isInitial() ? group.name : null,
          imports: group.origins.map(({ request, module }) => ({
            request,
            from: module?.resource,
          })),
          scripts: group.getFiles().filter((file) => file.endsWith('.js')),
        })),
        modules: [...chunks]
          .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(inner))
          .flatMap(({ resource }) => resource ?? []),
      };
      mkdirSync(path.dirname(BUILD_NOTES), { recursive: true });
      writeFileSync(BUILD_NOTES, JSON.stringify(notes));
    });
  }
}

/** `--env qa` adds the pages for QA; `--mode production` is what a clinic gets. */
module.exports = (env = {}, argv = {}) => {
  const isProduction = (argv.mode ?? process.env.NODE_ENV) === 'production';
  // Babel's configuration and React read it.
  process.env.NODE_ENV = isProduction ? 'production' : 'development';
  const pages = env.qa ? qaPages : [];
  const isServing = Boolean(process.env.WEBPACK_SERVE);

  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    context: __dirname,
    entry: {
      early: env.qa
        ? ['./src/app/inspection/announce-page.ts', './src/app/early.ts']
        : './src/app/early.ts',
      // The early script holds the runtime, and what both need.
      main: { import: './src/index.tsx', dependOn: 'early' },
      ...Object.fromEntries(pages.map(({ name, folder }) => [name, `./${folder}/index.tsx`])),
    },
    output: {
      path: fromRoot(env.qa ? 'dist-qa' : 'dist'),
      publicPath: '/',
      clean: true,
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    // HTML is a page here, not a module, and nothing may rewrite it after the page plugin has.
    experiments: { html: false },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction
        ? {
            // What older versions of React lack.
            'use-sync-external-store/shim$': 'react',
            'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
            // The package's own entries name its development build in every mode.
            'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': fromRoot(
              'node_modules/react-router/dist/production/dom-export.mjs',
            ),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [fromRoot('src'), fromRoot('machines')],
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
        ...(isProduction ? [prunedRouter] : []),
        cssRule(isProduction),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/app/index.html',
        chunks: ['early', 'main'],
        chunksSortMode: 'manual',
        inject: 'head',
        // A deployment rewrites the data block of this file: it stays as written, and has no compressed twin.
        minify: false,
      }),
      new FirstLoad({ isAwaited: Boolean(env.qa) }),
      isProduction && compileAhead,
      ...pages.map(
        ({ name, folder }) =>
          new HtmlWebpackPlugin({
            template: `./${folder}/index.html`,
            filename: `${name}.html`,
            chunks: [name],
          }),
      ),
      new CopyPlugin({
        patterns: [
          { from: 'public', to: '.', noErrorOnMissing: true, info: { minimized: true } },
          ...(env.qa ? [layoutWorker] : []),
        ],
      }),
      env.qa && inspectedFlows,
      isServing && new ReactRefreshPlugin({ overlay: false }),
      isProduction &&
        new MiniCssExtractPlugin({
          filename: 'assets/[name].[contenthash:8].css',
          chunkFilename: 'assets/[name].[contenthash:8].css',
        }),
      isProduction && !env.qa && new BuildNotes(),
      isProduction && compressed('gzip', 'gz', { level: 9 }),
      isProduction &&
        compressed('brotliCompress', 'br', {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
        }),
    ].filter(Boolean),
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: {
        chunks: 'all',
        // A request costs more than the copy of a small part.
        minSize: 30_000,
        cacheGroups: {
          // One file: apart they would compress to more.
          core: {
            name: 'core',
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|react-router|react-router-dom|@standard-schema|valibot|use-sync-external-store|cookie|set-cookie-parser)[\\/]/,
            priority: 15,
            enforce: true,
          },
          // What an assessment asks with, on the way that has to be short; the other kinds of question apart from it.
          questions: {
            name: 'questions',
            test: /[\\/]src[\\/]questions[\\/](?:answer-value|assessment\.|basic-|copy|find-|parse-whole|question-field-id|to-wire|toggle-|unique-|wire-text|fields[\\/](?:clearable|free-|multi-|number-|single-|unsupported))/,
            type: 'javascript/auto',
            chunks: 'async',
            priority: 12,
            enforce: true,
          },
          otherQuestions: {
            name: 'other-questions',
            test: /[\\/]src[\\/]questions[\\/]/,
            type: 'javascript/auto',
            chunks: 'async',
            priority: 10,
            enforce: true,
          },
          flows: {
            name: 'flows',
            test: /[\\/]node_modules[\\/](?:xstate|@xstate)[\\/]/,
            priority: 15,
            enforce: true,
          },
        },
      },
    },
    performance: false, // `npm run budgets` checks what a route really costs, compressed
    stats: isProduction ? 'errors-warnings' : 'minimal',
    devServer: {
      hot: true,
      historyApiFallback: {
        rewrites: pages.map(({ name }) => ({
          from: new RegExp(`^/${name}(?:/.*)?$`),
          to: `/${name}.html`,
        })),
      },
      client: { overlay: false },
    },
  };
};
