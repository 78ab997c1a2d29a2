const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const babelJest = require('babel-jest').default.createTransformer();
const esbuild = require('esbuild');

const ownSource = readFileSync(__filename);
/** Only Babel moves calls of `jest.mock` above the imports, and has Lingui's macro. */
const NEEDS_BABEL = /\bjest\.(?:un)?mock\(|'@lingui\/core\/macro'/;

/** Transforms modules with esbuild, which takes a fraction of the time that Babel takes, except those that need Babel. */
module.exports = {
  getCacheKey: (source, file, options) =>
    NEEDS_BABEL.test(source)
      ? babelJest.getCacheKey(source, file, options)
      : createHash('sha256')
          .update(ownSource)
          .update(`\0${esbuild.version}\0${process.version}\0${file}\0${source}`)
          .digest('hex'),

  process(source, file, options) {
    if (NEEDS_BABEL.test(source)) return babelJest.process(source, file, options);
    return esbuild.transformSync(source, {
      sourcefile: file,
      loader: path.extname(file).endsWith('x') ? 'tsx' : /ts$/.test(file) ? 'ts' : 'js',
      format: 'cjs',
      target: `node${process.versions.node}`,
      // jest evaluates no ES modules.
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      jsxDev: true,
      sourcemap: 'inline',
    });
  },
};
