const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Chunks that the prefetch script preloads for a route: first those that are needed before the screen (layout, guard),
 * then the screen itself. The keys are what `getPrefetchedRoute` returns; chunks.ts names the chunks.
 */
const CHUNKS_BY_ROUTE = {
  home: [
    ['session-provider', 'authenticated-requests'],
    ['require-auth', 'signed-in-layout', 'home'],
  ],
  assessments: [['user-gate'], ['assessments']],
  'check-ins': [['user-gate'], ['check-ins']],
  'safety-net': [['safety-net']],
};

/**
 * Puts the prefetch script first in `index.html`, with the URLs of the chunks to preload in `data-{route}` attributes.
 * The scripts get a high priority, because browsers delay async scripts while a stylesheet is loading.
 * `isBlocking` (QA builds) makes the other scripts wait for it, so that the page that embeds the app can prepare it.
 */
class PrefetchPlugin {
  constructor({ isBlocking }) {
    this.loadingAttributes = isBlocking ? {} : { async: true };
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PrefetchPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PrefetchPlugin', (page) => {
        const scripts = page.headTags.filter(({ tagName }) => tagName === 'script');
        for (const { attributes } of scripts) attributes.fetchpriority = 'high';
        const prefetch = scripts.find(({ attributes }) => /\/prefetch\./.test(attributes.src));
        if (prefetch === undefined) return;
        const { src, fetchpriority } = prefetch.attributes;
        prefetch.attributes = {
          ...this.loadingAttributes,
          src,
          fetchpriority,
          ...toPreloadAttributes(compilation),
        };
        page.headTags = [prefetch, ...page.headTags.filter((tag) => tag !== prefetch)];
      });
    });
  }
}

/** `data-{route}` attributes: the URLs of the files that the route needs and the first load does not have. */
function toPreloadAttributes(compilation) {
  return Object.fromEntries(
    Object.entries(CHUNKS_BY_ROUTE).map(([route, groups]) => {
      const knownFiles = new Set(compilation.entrypoints.get('main').getFiles());
      const files = groups.map((chunks) => {
        const all = chunks.flatMap((name) => compilation.namedChunkGroups.get(name).getFiles());
        const added = [...new Set(all)].filter((file) => !knownFiles.has(file));
        for (const file of added) knownFiles.add(file);
        return added.map((file) => `/${file}`).join(' ');
      });
      return [`data-${route}`, files.join('|')];
    }),
  );
}

module.exports = { PrefetchPlugin };
