const { catalogueFiles, readCatalogues } = require('./catalogues.cjs');
const { compileModule, compileTexts, toModuleName } = require('./compile-texts.cjs');

/**
 * Compiles a `copy.ts`: English stays in the module. Other languages go to `TextsPlugin`, or, without `hasFiles`, into the
 * module, too. In a layer that has one language, according to `getLayerLanguage`, there is that language alone.
 * `pseudoLanguages`: languages without a catalogue, each with the function that changes the English texts.
 */
module.exports = function textsLoader(source) {
  const { hasFiles, getLayerLanguage, pseudoLanguages } = this.getOptions();
  const filename = this.resourcePath;
  for (const file of catalogueFiles) this.addDependency(file);
  const language = getLayerLanguage(this._module.layer);
  if (language !== undefined) {
    const { code, map } = compileTexts(source, filename, {
      language,
      translations: readCatalogues()[language],
      change: pseudoLanguages[language],
      outcome: 'module',
    });
    this.callback(null, code, map);
    return;
  }
  const byLanguage = compileLanguages(source, filename, pseudoLanguages);
  if (hasFiles) this._module.buildInfo.texts = { name: toModuleName(filename), byLanguage };
  const { code, map } = compileModule(source, filename, hasFiles ? '' : toArgument(byLanguage));
  this.callback(null, code, map);
};

/** An expression of all texts of the module, by language. */
function compileLanguages(source, filename, pseudoLanguages = {}) {
  const compile = (options) =>
    compileTexts(source, filename, { ...options, outcome: 'array' }).code.replace(/;\s*$/, '');
  return Object.fromEntries([
    ...Object.entries(readCatalogues()).map(([language, translations]) => [
      language,
      compile({ language, translations }),
    ]),
    ...Object.entries(pseudoLanguages).map(([language, change]) => [
      language,
      compile({ language, change }),
    ]),
  ]);
}

const toArgument = (byLanguage) =>
  `, {${Object.entries(byLanguage).map(([language, code]) => `'${language}': () => ${code}`)}}`;

module.exports.compileLanguages = compileLanguages;
module.exports.toArgument = toArgument;
