const readMachineRules = require('./read-machine-rules.cjs');

// In a build, src/qa/build-data-loader.cjs computes it instead.
module.exports = { MACHINE_RULES: readMachineRules() };
