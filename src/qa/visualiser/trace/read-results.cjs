/** Decisions that a title names. */
const DECISIONS = /\bD\d{1,2}\b/g;
/** What Jest replaces in the title of a test with a table, and the expressions of a template literal. */
const PLACEHOLDER = /%[a-z#$]|\$[a-z#][\w.]*|…/gi;

/** The tests in a report of Jest that ran: the file, the title, that of the groups around it, and whether it has passed. */
const listJestResults = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, title, status }) => ({
        file: name,
        title,
        group: fullName,
        isPassed: status === 'passed',
      })),
  );

/** The same in a report of Playwright. */
const listPlaywrightResults = ({ suites }) => suites.flatMap((suite) => listSuite(suite, ''));

function listSuite({ title, specs, suites = [] }, outer) {
  const group = `${outer} ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({ file: spec.file, title: spec.title, group, isPassed: spec.ok })),
    ...suites.flatMap((suite) => listSuite(suite, group)),
  ];
}

/** A test as written, for one as it ran: Playwright's files are relative to the folder of its tests. */
function isTestOf({ file, title }, result) {
  if (!file.endsWith(result.file) && !result.file.endsWith(file)) return false;
  const parts = title
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(result.title);
}

/**
 * How many of the tests that name a statement or a decision have passed and failed, by its id. `tests` are those of
 * `parseTests`; a report is null if there is none.
 */
function countResults({ jest, playwright, tests }) {
  const results = [
    ...(jest === null ? [] : listJestResults(jest)),
    ...(playwright === null ? [] : listPlaywrightResults(playwright)),
  ];
  const counts = {};
  for (const result of results) {
    const decisions = `${result.group} ${result.title}`.match(DECISIONS) ?? [];
    const written = tests.filter((test) => isTestOf(test, result));
    const ids = [...decisions, ...written.flatMap(({ statementIds }) => statementIds)];
    for (const id of new Set(ids)) {
      counts[id] ??= { passed: 0, failed: 0 };
      counts[id][result.isPassed ? 'passed' : 'failed'] += 1;
    }
  }
  return counts;
}

module.exports = { countResults };
