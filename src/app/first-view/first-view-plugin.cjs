const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { getTranslatedChunks } = require('../../translations/texts-plugin.cjs');

/** The entries that are part of the page, in their order; each is also the name of the layer of its modules. */
const PREFETCH = 'prefetch';
const FIRST_VIEW = 'first-view';
const INLINED = [PREFETCH, FIRST_VIEW];

const fromHere = (file) => path.resolve(__dirname, file);

/** The components and schemas of the app are compiled a second time, with much smaller libraries (docs/decisions/0013). */
const firstViewRule = {
  issuerLayer: FIRST_VIEW,
  resolve: {
    alias: {
      react$: fromHere('preact-for-react.ts'),
      'react-dom/client$': fromHere('preact-for-react.ts'),
      'react/jsx-runtime$': fromHere('preact-for-react.ts'),
      'react/jsx-dev-runtime$': fromHere('preact-for-react.ts'),
      'react-router-dom$': fromHere('router-hooks.tsx'),
      valibot$: fromHere('small-valibot.ts'),
      // What the first view has less of than the app.
      './outlines$': './question-outlines',
      './shape-problems$': './silent-shape-problems',
      './convert-markup$': './no-markup',
      // The first view is in English, and the app changes the language.
      './language-links$': fromHere('first-language-link.tsx'),
      [`${fromHere('../../lib/language/use-language.ts')}$`]: fromHere('use-english.ts'),
    },
  },
};

/**
 * The entries, each a bundle of its own, with its own runtime, and in a layer of its own: it has no module in common with
 * another one. `first` is what runs before both.
 */
const inlinedEntries = (first = []) => ({
  [PREFETCH]: {
    import: [...first, './src/app/prefetch/prefetch.entry.ts'],
    layer: PREFETCH,
    runtime: false,
  },
  [FIRST_VIEW]: {
    import: './src/app/first-view/first-view.entry.tsx',
    layer: FIRST_VIEW,
    runtime: false,
  },
});

/**
 * Chunks that the prefetch script preloads for a route: first those that are needed before the screen (layout, guard),
 * then the screen itself. The keys are what `getPrefetchedRoute` returns, and
 * `language` for pages that are not in English; chunks.ts names the chunks.
 */
const CHUNKS_BY_ROUTE = {
  home: [
    ['session-provider', 'authenticated-requests'],
    ['require-auth', 'signed-in-layout', 'home'],
  ],
  assessments: [['user-gate'], ['assessments']],
  'check-ins': [['user-gate'], ['check-ins']],
  'safety-net': [['safety-net']],
  language: [['language']],
};

/**
 * Puts the prefetch script and the style of the first view into the head of `index.html`, the script of the first view
 * into the body, before everything else that loads. The URLs of the files to preload are in attributes of the prefetch
 * script. Without `isInline` (development) the page loads the scripts, which then contain the style.
 */
class FirstViewPlugin {
  constructor({ isInline }) {
    this.isInline = isInline;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstViewPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstViewPlugin', (page) => {
        // A build of some QA pages alone has no first view.
        const entries = INLINED.flatMap((name) => compilation.entrypoints.get(name) ?? []);
        if (entries.length === 0 || !page.plugin.options.chunks.includes('main')) return;
        const tags = entries.flatMap((entry) =>
          this.isInline
            ? toInlineTags(compilation, entry.getFiles())
            : entry.getFiles().map((file) => createTag('script', { src: `/${file}` })),
        );
        Object.assign(tags[0].attributes, toPreloadAttributes(compilation));
        for (const { tagName, attributes } of page.headTags)
          if (tagName === 'script') attributes.fetchpriority = 'high';
        // The first view draws into the body, and comes before the app. After the body's content a style sheet does not
        // delay what is above it.
        const isFirstView = (tag) => tag.tagName === 'script' && tag !== tags[0];
        page.bodyTags.push(...tags.filter(isFirstView), ...page.headTags);
        page.headTags = tags.filter((tag) => !isFirstView(tag));
      });
    });
  }
}

const createTag = (tagName, attributes, innerHTML) => ({
  tagName,
  attributes,
  voidTag: false,
  innerHTML,
  meta: {},
});

/** Until something can be printed, the app has loaded its style sheets, which have these rules, too. */
const PRINT_RULES = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Removes the custom properties that no other rule uses, and those that only they use. */
function withoutUnusedProperties(css) {
  const shorter = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  );
  return shorter === css ? css : withoutUnusedProperties(shorter);
}

/** The style and the script. */
function toInlineTags(compilation, files) {
  return ['css', 'js'].flatMap((extension) =>
    files
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => {
        const code = compilation.getAsset(file).source.source().toString();
        return extension === 'css'
          ? createTag('style', {}, withoutUnusedProperties(code.replace(PRINT_RULES, '')))
          : createTag('script', {}, code.replace(/<(?=\/script|!--)/gi, '\\x3c'));
      }),
  );
}

/**
 * `data-app`: the URLs of the app's own files; `data-{route}`: those of the files that the route needs in addition. A plus
 * sign follows a script that has texts.
 */
function toPreloadAttributes(compilation) {
  const translated = getTranslatedChunks(compilation).map(({ name }) => `assets/${name}.`);
  const hasTexts = (file) =>
    file.endsWith('.js') && translated.some((start) => file.startsWith(start));
  const toUrls = (files) => files.map((file) => `/${file}${hasTexts(file) ? '+' : ''}`).join(' ');
  const appFiles = compilation.entrypoints.get('main').getFiles();
  const byRoute = Object.entries(CHUNKS_BY_ROUTE).map(([route, groups]) => {
    const knownFiles = new Set(appFiles);
    const files = groups.map((chunks) => {
      const all = chunks.flatMap((name) => compilation.namedChunkGroups.get(name).getFiles());
      const added = [...new Set(all)].filter((file) => !knownFiles.has(file));
      for (const file of added) knownFiles.add(file);
      return toUrls(added);
    });
    return [`data-${route}`, files.join('|')];
  });
  return { 'data-app': toUrls(appFiles), ...Object.fromEntries(byRoute) };
}

module.exports = { INLINED, inlinedEntries, firstViewRule, FirstViewPlugin };
