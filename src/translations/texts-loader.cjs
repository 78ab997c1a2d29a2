const { catalogueFiles, readCatalogues } = require('./catalogues.cjs');
const { compileModule, compileTexts, toModuleName } = require('./compile-texts.cjs');

/**
 * Compiles a `copy.ts`: English stays in the module. Other languages go to `TextsPlugin`, or, without `hasFiles`, into the
 * module, too. In the layers of `index.html` there is English alone.
 */
module.exports = function textsLoader(source) {
  const { hasFiles, englishLayers } = this.getOptions();
  const filename = this.resourcePath;
  for (const file of catalogueFiles) this.addDependency(file);
  if (englishLayers.includes(this._module.layer)) {
    const { code, map } = compileTexts(source, filename, { language: 'en', outcome: 'module' });
    this.callback(null, code, map);
    return;
  }
  const byLanguage = compileLanguages(source, filename);
  if (hasFiles) this._module.buildInfo.texts = { name: toModuleName(filename), byLanguage };
  const { code, map } = compileModule(source, filename, hasFiles ? '' : toArgument(byLanguage));
  this.callback(null, code, map);
};

/** An expression of all texts of the module, by language. */
const compileLanguages = (source, filename) =>
  Object.fromEntries(
    Object.entries(readCatalogues()).map(([language, translations]) => {
      const options = { language, translations, outcome: 'array' };
      return [language, compileTexts(source, filename, options).code.replace(/;\s*$/, '')];
    }),
  );

const toArgument = (byLanguage) =>
  `, {${Object.entries(byLanguage).map(([language, code]) => `'${language}': () => ${code}`)}}`;

module.exports.compileLanguages = compileLanguages;
module.exports.toArgument = toArgument;
