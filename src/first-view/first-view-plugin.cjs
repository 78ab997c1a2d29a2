const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** The entries that are part of the page, in their order; each is also the name of the layer of its modules. */
const PREFETCH = 'prefetch';
const FIRST_VIEW = 'first-view';
const INLINED = [PREFETCH, FIRST_VIEW];

/** The entry that loads the app. */
const LOAD_APP = 'load-app';

/** The first view in another language, and those of these pages in each, are entries and layers of their own, which are not part of the page. */
const PAGE_VIEWS = [
  'home-view',
  'check-in-view',
  'progress-view',
  'login-view',
  'kiosk-view',
  'intake-view',
];
const toEntry = (name, language) => `${name}.${language}`;
const LOADED_LAYER = new RegExp(`^(${[FIRST_VIEW, ...PAGE_VIEWS].join('|')})\\.(.+)$`);

/** The language of the texts in a layer; undefined in the app, whose texts are in all languages. */
const getLayerLanguage = (layer) =>
  INLINED.includes(layer) ? 'en' : LOADED_LAYER.exec(layer ?? '')?.[2];

const isPageLayer = (layer) => PAGE_VIEWS.includes(LOADED_LAYER.exec(layer ?? '')?.[1]);

const fromHere = (file) => path.resolve(__dirname, file);

/** The components and schemas of the app are compiled again, with much smaller libraries (docs/decisions/0013). */
const firstViewRules = [
  {
    issuerLayer: (layer) => layer === FIRST_VIEW || LOADED_LAYER.test(layer),
    resolve: {
      alias: {
        react$: 'preact/compat',
        'react-dom/client$': 'preact/compat/client',
        'react/jsx-runtime$': 'preact/jsx-runtime',
        'react/jsx-dev-runtime$': 'preact/jsx-runtime',
        [`${fromHere('../ui/link/link.tsx')}$`]: fromHere('queueing-link.tsx'),
        'react-final-form$': fromHere('uncontrolled-form.tsx'),
        // What the first view has less of than the app.
        './shape-problems$': './silent-shape-problems',
        './convert-markup$': './no-markup',
        // The app changes the language.
        '../language/change-language$': fromHere('keep-language.ts'),
        [`${fromHere('../lib/language/use-language.ts')}$`]: fromHere('use-page-language.ts'),
      },
    },
  },
  {
    issuerLayer: (layer) => getLayerLanguage(layer) !== undefined && !isPageLayer(layer),
    resolve: { alias: { './icon-paths$': './question-icon-paths' } },
  },
];

const createEntry = (layer, files) => ({ [layer]: { import: files, layer, runtime: false } });

/**
 * The entries, each a bundle of its own, with its own runtime, and in a layer of its own: it has no module in common with
 * another one. `languages` are those besides English; `first` is what runs before everything else.
 */
const firstViewEntries = (languages, first = []) => ({
  ...createEntry(PREFETCH, [...first, './src/first-view/prefetch/prefetch.entry.ts']),
  ...createEntry(FIRST_VIEW, ['./src/first-view/first-view.entry.tsx']),
  ...createEntry(LOAD_APP, ['./src/first-view/load-app.entry.ts']),
  ...Object.assign(
    {},
    ...languages.map((language) =>
      createEntry(toEntry(FIRST_VIEW, language), ['./src/first-view/translated-view.entry.ts']),
    ),
    ...['en', ...languages].flatMap((language) =>
      PAGE_VIEWS.map((name) =>
        createEntry(toEntry(name, language), [`./src/first-view/${name}.entry.tsx`]),
      ),
    ),
  ),
});

/**
 * Chunks that the prefetch script preloads for a route: first those that are needed before the screen (layout, guard),
 * then the screen itself. The keys are what `getPrefetchedRoute` returns; chunks.ts names the chunks.
 */
const CHUNKS_BY_ROUTE = {
  // The first view of these comes before the app: all in one group.
  home: [
    ['session-provider', 'authenticated-requests', 'require-auth', 'signed-in-layout', 'home'],
  ],
  'check-in': [
    ['session-provider', 'authenticated-requests', 'require-auth', 'signed-in-layout', 'check-in'],
  ],
  progress: [
    ['session-provider', 'authenticated-requests', 'require-auth', 'signed-in-layout', 'progress'],
  ],
  kiosk: [['kiosk', 'kiosk-page']],
  login: [['session-provider', 'login']],
  intake: [['intake-layout', 'intake']],
  assessments: [['user-gate'], ['assessments']],
  'check-ins': [['user-gate'], ['check-ins']],
};

/**
 * Puts the prefetch script and the style of the first view into the head of `index.html`, the script of the first view
 * into the body, before everything else that loads. The URLs of the files to load early are in attributes of the prefetch
 * script. `languages` are those besides English. Without `isInline` (development) the page loads the scripts, which then
 * contain the style.
 */
class FirstViewPlugin {
  constructor({ isInline, languages }) {
    this.isInline = isInline;
    this.languages = languages;
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
        Object.assign(tags[0].attributes, toPreloadAttributes(compilation, this.languages));
        const styleSheets = page.headTags.filter(({ tagName }) => tagName === 'link');
        for (const { attributes } of styleSheets)
          // A style sheet in the page would delay the scripts as long as it hangs: page-styles.ts applies it.
          Object.assign(attributes, { rel: 'preload', as: 'style' });
        const [loadApp] = compilation.entrypoints.get(LOAD_APP).getFiles();
        const appTag = createTag('script', {
          defer: true,
          src: `/${loadApp}`,
          fetchpriority: 'high',
        });
        // The first view draws into the body, and comes before the app.
        const isFirstView = (tag) => tag.tagName === 'script' && tag !== tags[0];
        page.bodyTags.push(...tags.filter(isFirstView), appTag, ...styleSheets);
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
 * `data-app`: the URLs of the app's own files; `data-{route}`: those of the files that the route needs in addition;
 * `data-texts-{language}`: the texts of another language than English, and `data-{language}`: its first view;
 * `data-home-view-{language}` and so on: the first view of that page.
 */
function toPreloadAttributes(compilation, languages) {
  const toUrls = (files) => files.map((file) => `/${file}`).join(' ');
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
  const getUrl = (name, language) =>
    toUrls(compilation.entrypoints.get(toEntry(name, language)).getFiles());
  const views = [
    ...languages.flatMap((language) => [
      [`data-${language}`, getUrl(FIRST_VIEW, language)],
      [
        `data-texts-${language}`,
        // The pseudo-languages of QA builds have none.
        toUrls(compilation.namedChunkGroups.get(`texts-${language}`)?.getFiles() ?? []),
      ],
    ]),
    ...['en', ...languages].flatMap((language) =>
      PAGE_VIEWS.map((name) => [`data-${name}-${language}`, getUrl(name, language)]),
    ),
  ];
  return {
    'data-app': toUrls(appFiles),
    ...Object.fromEntries([...byRoute, ...views]),
  };
}

module.exports = { INLINED, firstViewEntries, getLayerLanguage, firstViewRules, FirstViewPlugin };
