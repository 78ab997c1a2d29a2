/**
 * Replaces a module by what it exports at build time. `name`: its export; `reader`: the module with the function that computes
 * it, which gets a function to call with each file that it reads.
 */
module.exports = function buildDataLoader() {
  const { name, reader } = this.getOptions();
  const data = require(reader)((file) => this.addDependency(file));
  return `module.exports = { ${name}: JSON.parse(${JSON.stringify(JSON.stringify(data))}) };`;
};
