const { DefinePlugin } = require('webpack');
const { getTextsVersion } = require('./catalogues.cjs');

/** The name of a chunk's file of texts, derived from the name of its script (see load-texts.ts). */
const toFileName = (chunkName, language, version) =>
  `assets/${chunkName}.${language}-${version}.js`;

/**
 * Writes the texts of languages other than English into one file a chunk and language, as style sheets are taken out of
 * chunks; that of `main` also names the chunks that have one. Without `hasFiles` the texts are in the modules.
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
        const lazy = getChunksWithTexts(compilation).filter((name) => name !== 'main');
        for (const chunk of compilation.chunks) {
          const texts = collectTexts(compilation, chunk);
          const name = getName(chunk);
          for (const language of Object.keys(texts[0]?.byLanguage ?? {})) {
            const entries = texts.map(
              (one) => `${JSON.stringify(one.name)}:${one.byLanguage[language]}`,
            );
            const list = name === 'main' ? `,${JSON.stringify(lazy)}` : '';
            compilation.emitAsset(
              toFileName(name, language, this.version),
              new webpack.sources.RawSource(`addTexts("${language}",{${entries}}${list})`),
            );
          }
        }
      });
    });
  }
}

const collectTexts = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModules(chunk)]
    .flatMap((module) => module.modules ?? [module])
    .flatMap(({ buildInfo }) => buildInfo?.texts ?? []);

const getName = (chunk) => chunk.name ?? String(chunk.id);

/** The names of the chunks that have a file of texts, if there are such files. */
const getChunksWithTexts = (compilation) =>
  [...compilation.chunks]
    .filter((chunk) => collectTexts(compilation, chunk).length > 0)
    .map(getName);

module.exports = { TextsPlugin, getChunksWithTexts };
