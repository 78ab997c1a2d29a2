/** Statements and decisions that a title names. */
const IDS = /§\d+\.[a-z][a-z-]*\.\d+|\bD\d{1,2}\b/g;

/** The whole titles of the tests in a report of Jest, with whether each has passed; skipped tests are left out. */
const listJestResults = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, isPassed: status === 'passed' })),
  );

/** The same in a report of Playwright. */
const listPlaywrightResults = ({ suites }) => suites.flatMap((suite) => listSuite(suite, ''));

function listSuite({ title, specs, suites = [] }, outer) {
  const group = `${outer} ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({ title: `${group} ${spec.title}`, isPassed: spec.ok })),
    ...suites.flatMap((suite) => listSuite(suite, group)),
  ];
}

/** How many of the tests that name a statement or a decision have passed and failed, by its id; null for a missing report. */
function countResults({ jest, playwright }) {
  const results = [
    ...(jest === null ? [] : listJestResults(jest)),
    ...(playwright === null ? [] : listPlaywrightResults(playwright)),
  ];
  const counts = {};
  for (const { title, isPassed } of results)
    for (const id of new Set(title.match(IDS))) {
      counts[id] ??= { passed: 0, failed: 0 };
      counts[id][isPassed ? 'passed' : 'failed'] += 1;
    }
  return counts;
}

module.exports = { countResults };
