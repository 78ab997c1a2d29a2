const { readMachineRules } = require('./read-machine-rules.cjs');

/** Replaces machine-rules.cjs in a build by what it computes. */
module.exports = function machineRulesLoader() {
  const rules = readMachineRules((file) => this.addDependency(file));
  return `module.exports = { MACHINE_RULES: JSON.parse(${JSON.stringify(JSON.stringify(rules))}) };`;
};
