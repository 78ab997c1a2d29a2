const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { catalogueFiles } = require('../../src/translations/catalogues.cjs');
const { compileModule } = require('../../src/translations/compile-texts.cjs');
const { compileLanguages, toArgument } = require('../../src/translations/texts-loader.cjs');
const jestTransform = require('./jest-transform.cjs');

const ownFiles = ['compile-texts.cjs', 'texts-loader.cjs', 'catalogues.cjs'].map((file) =>
  require.resolve(`../../src/translations/${file}`),
);

const compile = (source, filename) =>
  compileModule(source, filename, toArgument(compileLanguages(source, filename))).code;

/** Compiles each `copy.ts` as the build does, with all languages in the module. */
module.exports = {
  process: (source, filename, options) =>
    jestTransform.process(compile(source, filename), filename, options),
  getCacheKey: (source, filename, options) => {
    const hash = createHash('sha256').update(jestTransform.getCacheKey(source, filename, options));
    for (const file of [__filename, ...ownFiles, ...catalogueFiles])
      hash.update(readFileSync(file));
    return hash.digest('hex').slice(0, 32);
  },
};
