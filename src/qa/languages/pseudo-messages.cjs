const readPseudoMessages = require('./read-pseudo-messages.cjs');

// In a build, src/qa/build-data-loader.cjs computes it instead.
module.exports = { PSEUDO_MESSAGES: readPseudoMessages() };
