const { readFileSync } = require('node:fs');
const path = require('node:path');
const { formatter } = require('@lingui/format-po');
const { compileMessage } = require('@lingui/message-utils/compileMessage');

const getCatalogueFile = (language) => path.join(__dirname, `${language}.po`);

/** The entries of a catalogue by message id: the English `message` and its `translation`, empty if there is none. */
function readCatalogue(language) {
  const filename = getCatalogueFile(language);
  const options = { locale: language, sourceLocale: 'en', filename };
  return formatter().parse(readFileSync(filename, 'utf8'), options);
}

/** The compiled texts of a language by message id, in English where it has none. */
function readMessages(language) {
  const entries = Object.entries(readCatalogue(language));
  return Object.fromEntries(
    entries.map(([id, { message, translation }]) => [id, compileMessage(translation || message)]),
  );
}

module.exports = { getCatalogueFile, readCatalogue, readMessages };
