import type { Result } from '../check/check-operations';
import type { Deviation } from '../../../../src/qa/openapi/find-deviations';

/** Items of a list often deviate in the same way; the first fields say enough. */
const MAX_FIELDS = 4;

const formatDeviation = ({ path, expected, received }: Deviation) =>
  `${path} (expected ${expected}, received ${received})`;

/** The same field of all items of a list. */
const toField = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');

/** The first deviation of each field. */
function selectShown(deviations: readonly Deviation[]): readonly Deviation[] {
  const byField = new Map<string, Deviation>();
  for (const deviation of deviations) {
    const field = toField(deviation.path);
    if (!byField.has(field)) byField.set(field, deviation);
  }
  return [...byField.values()].slice(0, MAX_FIELDS);
}

function formatDetails({ skipped, deviations }: Result): string {
  if (skipped !== null) return skipped;
  const shown = selectShown(deviations);
  const hiddenCount = deviations.length - shown.length;
  const more = hiddenCount === 0 ? [] : [`${hiddenCount} more`];
  return [...shown.map(formatDeviation), ...more].join('; ');
}

/** How an operation went, in one word. */
function getOutcome({ skipped, deviations }: Result): 'ok' | 'skipped' | 'wrong' {
  if (skipped !== null) return 'skipped';
  return deviations.length === 0 ? 'ok' : 'wrong';
}

/** The line of an operation: never a value of a request or a response. */
export function formatResult(result: Result): string {
  const { method, path, operation } = result.operation;
  const outcome = getOutcome(result);
  const line = `${outcome.padEnd(8)}${operation.operationId}  ${method} ${path}`;
  return outcome === 'ok' ? line : `${line}  ${formatDetails(result)}`;
}

/** The last line: how many operations went how. */
export function formatSummary(results: readonly Result[]): string {
  const count = (outcome: string) =>
    results.filter((result) => getOutcome(result) === outcome).length;
  return `${count('ok')} ok, ${count('wrong')} wrong, ${count('skipped')} skipped`;
}
