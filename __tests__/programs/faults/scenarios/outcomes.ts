import { FAULTS, type FaultName } from '../injection/faults';
import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';
import type { Outcome, Outcomes } from './scenario.types';

/** Error statuses that refuse the request; the same request will not succeed later. */
export const REFUSALS = ['400', '401', '403', '404', '409'] as const satisfies readonly FaultName[];
/** Responses with status 200 that are not what was asked for. */
export const BAD_BODIES = [
  'malformed',
  'shape',
  'empty',
  'portal',
] as const satisfies readonly FaultName[];
export const ALL_FAULTS: readonly FaultName[] = FAULTS.map(({ name }) => name);

/** The same outcome for several faults. */
export const after = (faults: readonly FaultName[], outcome: Outcome): Outcomes =>
  Object.fromEntries(faults.map((fault) => [fault, outcome]));

/** The flow goes on by itself. */
export const DONE: Outcome = { kind: 'done' };
/** The screen does not depend on the response. */
export const NEVER_NOTICED: Outcomes = after(ALL_FAULTS, DONE);
/** Another screen. */
export const show = (shows: ElementLocator): Outcome => ({ kind: 'screen', shows });
/** Another screen, from which nothing leads on. */
export const endWith = (shows: ElementLocator): Outcome => ({
  kind: 'screen',
  shows,
  isEnd: true,
});
