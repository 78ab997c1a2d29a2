import type { Duration, FaultName } from '../injection/faults';
import { DONE, RELOADS } from './outcomes';
import type { Outcome, Scenario } from './scenario.types';

/** A query is retried once after these (D9). */
const RETRIED: readonly FaultName[] = ['refused', 'lost', '500'];
/** Only the body of the response is wrong. */
const BODY_FAULTS: readonly FaultName[] = ['malformed', 'shape', 'empty'];

/** Where the end of a session leads (§4). */
const SESSION_ENDS = {
  account: { kind: 'screen', shows: { role: 'heading', name: 'Log in' } },
  intake: { kind: 'screen', shows: { role: 'heading', name: 'This link has expired' } },
} as const satisfies Record<string, Outcome>;

/** What must follow a fault: what the scenario declares, else what the rules for all requests say (D2, D3, D9). */
export function getOutcome(scenario: Scenario, fault: FaultName, duration: Duration): Outcome {
  const { outcomes = {}, kind, session, isBodyIgnored } = scenario;
  const declared = outcomes[`${fault} ${duration}`] ?? outcomes[fault];
  if (declared !== undefined) return declared;
  if (fault === 'slow' || fault === 'late-scripts') return DONE;
  // The page sends what it needs again.
  if (RELOADS.some((reload) => reload === fault)) return DONE;
  if (fault === '401' && session !== 'none')
    return duration === 'once' ? DONE : SESSION_ENDS[session];
  if (kind === 'query' && duration === 'once' && RETRIED.includes(fault)) return DONE;
  if (isBodyIgnored === true && BODY_FAULTS.includes(fault)) return DONE;
  return { kind: 'error' };
}
