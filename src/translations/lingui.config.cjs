const path = require('node:path');
const { formatter } = require('@lingui/format-po');
const { messagesModules } = require('./compile-texts.cjs');

/** `npm run texts` reads the messages of all `copy.ts` and updates the catalogue of each language. */
module.exports = {
  rootDir: path.resolve(__dirname, '../..'),
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: [
    { path: '<rootDir>/src/translations/{locale}', include: ['<rootDir>/src/**/copy.ts'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
  macro: { corePackage: messagesModules },
};
