const path = require('node:path');
const { readMessages } = require('../../src/translations/read-messages.cjs');

/** Compiles a catalogue, as Lingui's loader does in the build. */
module.exports = {
  process: (_source, filename) => ({
    code: `exports.messages = ${JSON.stringify(readMessages(path.basename(filename, '.po')))};`,
  }),
};
