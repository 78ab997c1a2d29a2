const readSpecification = require('./read-specification.cjs');

// In a build, src/qa/build-data-loader.cjs computes it instead.
module.exports = { SPECIFICATION: readSpecification() };
