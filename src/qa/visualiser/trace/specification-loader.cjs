const readSpecification = require('./read-specification.cjs');

/** The webpack loader of specification.cjs: replaces it by what it exports when the build is made. */
module.exports = function specificationLoader() {
  const data = readSpecification((file) => this.addDependency(file));
  return `module.exports = { SPECIFICATION: JSON.parse(${JSON.stringify(JSON.stringify(data))}) };`;
};
