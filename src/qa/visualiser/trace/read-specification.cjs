const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parseStatements } = require('./parse-statements.cjs');
const { parseTitles } = require('./parse-titles.cjs');

const ROOT = path.resolve(__dirname, '../../../..');
const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts)$/;

/** Reads the statements and their tests; `onRead` gets the path of each file that was read. */
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
    .flatMap((file) => parseTitles(read(file), file));
  return { ...parseStatements(read('docs/specification.md')), tests };
};
