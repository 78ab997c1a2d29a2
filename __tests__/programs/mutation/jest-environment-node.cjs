const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');
const stopAtFirstFailure = require('./stop-at-first-failure.cjs');

/** Stryker's environment of Node, which records the coverage, for tests that stop at the first failure. */
module.exports = stopAtFirstFailure(NodeEnvironment);
