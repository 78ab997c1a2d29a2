const { readMachineRules } = require('./read-machine-rules.cjs');

// In a build, machine-rules-loader.cjs computes it instead.
module.exports = { MACHINE_RULES: readMachineRules() };
