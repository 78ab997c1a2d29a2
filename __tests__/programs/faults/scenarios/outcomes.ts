import { FAULTS, type FaultName } from '../injection/faults';
import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';
import type { Outcome, Outcomes } from './scenario.types';
import { EXPIRED_LINK, UNKNOWN_LINK } from './screens';

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
/** A list that cannot be read does not hold up what is sent again (D9); only a 401 that stays ends the session. */
export const UNREADABLE_LIST = after(
  ALL_FAULTS.filter((fault) => fault !== '401'),
  DONE,
);
/** Another screen. */
export const show = (shows: ElementLocator): Outcome => ({ kind: 'screen', shows });
/** Another screen, from which nothing leads on. */
export const endWith = (shows: ElementLocator): Outcome => ({
  kind: 'screen',
  shows,
  isEnd: true,
});

/** What a link leads to cannot be loaded: the statuses that say something of the link itself (D9). */
export const LINK_REFUSED = { 401: show(EXPIRED_LINK), 404: endWith(UNKNOWN_LINK) };

/** The page is reloaded while a write is under way, or as soon as the response has been sent. */
export const RELOADS = [
  'reload-unsent',
  'reload-lost',
  'reload-after',
] as const satisfies readonly FaultName[];

/** The outcome of an attempt is not known, and the server has not received it, or has. */
export const UNCERTAIN = [
  'refused',
  'lost',
  'hang',
  '500',
  'malformed',
  'portal',
] as const satisfies readonly FaultName[];

/** What can happen to a submit; a session that ends is the same in one tab as in two. */
export const TWO_TABS_FAULTS = [
  'refused',
  'lost',
  'slow',
  '400',
  '409',
  '429',
  '500',
  'malformed',
  'late-scripts',
] as const satisfies readonly FaultName[];

/** Faults that strike once: the error is shown, and the next press leads to what `then` locates. */
export const onceThen = (faults: readonly FaultName[], then: ElementLocator): Outcomes =>
  Object.fromEntries(faults.map((fault) => [`${fault} once`, { kind: 'error', then }]));
