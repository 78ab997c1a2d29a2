const { DefinePlugin } = require('webpack');
const { getTextsVersion } = require('./catalogues.cjs');

/** The name of a chunk's file of texts, derived from the name of its script (see load-texts.ts). */
const toTextsFile = (chunkName, language, version) =>
  `assets/${chunkName}.${language}-${version}.js`;

/**
 * Writes the texts of languages other than English into one file a chunk and language, as style sheets are taken out of
 * chunks; that of `main` also says which texts are in the others. Without `hasFiles` the texts are in the modules.
 */
class TextsPlugin {
  constructor({ hasFiles }) {
    this.version = hasFiles ? getTextsVersion() : '';
  }

  apply(compiler) {
    new DefinePlugin({ TEXTS_VERSION: JSON.stringify(this.version) }).apply(compiler);
    if (this.version === '') return;
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      const { webpack } = compiler;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TextsPlugin', stage }, () => {
        const modulesByChunk = Object.fromEntries(
          getTranslatedChunks(compilation)
            .filter(({ name }) => name !== 'main')
            .map(({ name, texts }) => [name, texts.map((one) => one.name)]),
        );
        for (const { name, texts } of getTranslatedChunks(compilation))
          for (const language of Object.keys(texts[0].byLanguage)) {
            const entries = texts.map(
              (one) => `${JSON.stringify(one.name)}:${one.byLanguage[language]}`,
            );
            const others = name === 'main' ? `,${JSON.stringify(modulesByChunk)}` : '';
            compilation.emitAsset(
              toTextsFile(name, language, this.version),
              new webpack.sources.RawSource(`addTexts("${language}",{${entries}}${others})`),
            );
          }
      });
    });
  }
}

const collectTexts = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModules(chunk)]
    .flatMap((module) => module.modules ?? [module])
    .flatMap(({ buildInfo }) => buildInfo?.texts ?? []);

/** The chunks that have texts, if these have files of their own. That of `main` has all texts that its page starts with. */
function getTranslatedChunks(compilation) {
  const initial = compilation.entrypoints.get('main')?.chunks ?? [];
  return [...compilation.chunks]
    .filter((chunk) => chunk.name === 'main' || !initial.includes(chunk))
    .map((chunk) => ({
      name: chunk.name ?? String(chunk.id),
      texts: (chunk.name === 'main' ? initial : [chunk]).flatMap((one) =>
        collectTexts(compilation, one),
      ),
    }))
    .filter(({ texts }) => texts.length > 0);
}

module.exports = { TextsPlugin, toTextsFile, getTranslatedChunks };
