const { compileMessage } = require('@lingui/message-utils/compileMessage');
const { getCatalogueFile, readCatalogue } = require('../../translations/read-messages.cjs');
const { pseudoLanguages } = require('./pseudo-texts.cjs');

/** Any catalogue has all English texts. */
const CATALOGUE = 'es';

/** The compiled texts of each pseudo-language by message id; `onRead` gets the path of the file that was read. */
module.exports = function readPseudoMessages(onRead = () => undefined) {
  onRead(getCatalogueFile(CATALOGUE));
  const entries = Object.entries(readCatalogue(CATALOGUE));
  const change = ([language, changeTokens]) => [
    language,
    Object.fromEntries(
      entries.map(([id, { message }]) => [id, changeTokens(compileMessage(message))]),
    ),
  ];
  return Object.fromEntries(Object.entries(pseudoLanguages).map(change));
};
