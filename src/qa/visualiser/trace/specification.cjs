const readSpecification = require('./read-specification.cjs');

// In a build, specification-loader.cjs computes it instead.
module.exports = { SPECIFICATION: readSpecification() };
