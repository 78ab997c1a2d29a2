import { OPERATIONS } from '../../contract/operations/operations';
import type { Scenario } from './scenario.types';

/** Endpoints that no screen uses, each with the reason. */
export const UNUSED_ENDPOINTS: Readonly<Record<string, string>> = {
  subscribe: 'Resubscribing is done by text message (§2); the API module offers it.',
};

/** The names of all requests: the endpoints, the operations that are sent without one, and the legal pages. */
export const REQUESTS: readonly string[] = [
  ...OPERATIONS.flatMap(({ id, requests }) => requests.map(({ endpoint }) => endpoint ?? id)),
  'getLegalPage',
];

/** The requests that no scenario covers. */
export function findMissingEndpoints(
  scenarios: readonly Pick<Scenario, 'covers'>[],
): readonly string[] {
  const covered = scenarios.flatMap(({ covers }) => covers);
  return REQUESTS.filter((name) => !covered.includes(name) && !(name in UNUSED_ENDPOINTS));
}
