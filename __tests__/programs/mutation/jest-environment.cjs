const JsdomEnvironment = require('../../support/jest-environment.cjs');
const stopAtFirstFailure = require('./stop-at-first-failure.cjs');

/** The environment of all tests, for tests that stop at the first failure. */
module.exports = stopAtFirstFailure(JsdomEnvironment);
