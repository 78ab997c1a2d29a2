const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parseStatements } = require('./parse-statements.cjs');
const { parseTests } = require('./parse-tests.cjs');
const { countResults } = require('./read-results.cjs');

const ROOT = path.resolve(__dirname, '../../../..');
const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts)$/;

/** Reads the statements, their tests and the results of the last `npm test`; `onRead` gets the path of each file that was read. */
module.exports = function readSpecification(onRead = () => undefined) {
  const read = (file) => {
    const absolute = path.join(ROOT, file);
    onRead(absolute);
    return readFileSync(absolute, 'utf8');
  };
  const tests = readdirSync(path.join(ROOT, '__tests__'), { recursive: true })
    .map((file) => `__tests__/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => TEST_FILE.test(file))
    .sort()
    .flatMap((file) => parseTests(read(file), file));
  const readReport = (file) => (existsSync(path.join(ROOT, file)) ? JSON.parse(read(file)) : null);
  const results = countResults({
    jest: readReport('.jest-results.json'),
    playwright: readReport('.e2e-results.json'),
    tests,
  });
  return { ...parseStatements(read('docs/specification.md')), tests, results };
};
