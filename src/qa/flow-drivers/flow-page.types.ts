import type { EventObject } from 'xstate';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import type { PageDriver } from './page-driver.types';

/**
 * The screens of one machine: how a person does each step there, and what there is to see in each state. Written once,
 * it serves wherever there are hands and eyes.
 */
export type FlowPage = {
  /** By actor: the calls that it makes, as `GET /v1/…`, which wait for its outcome; null where nobody waits for any. */
  readonly requests: Readonly<Record<string, RegExp | null>>;
  /** By type of event. */
  readonly actions: Readonly<
    Record<string, (driver: PageDriver, event: EventObject) => Promise<void>>
  >;
  /** By the path of a state in which the flow can rest: rejects where the screen does not show it. */
  readonly assertions: Readonly<
    Record<string, (driver: PageDriver, expected: Expected) => Promise<void>>
  >;
  /** Durations, in ms, of the timers that run out when the walkthrough says so. */
  readonly timers?: readonly number[];
  /** By the path of a state: why there is nothing of it to see. */
  readonly notVisible?: Readonly<Record<string, string>>;
  /** By the id of a transition: why nobody can bring it about on the screens; a walk ends before it. */
  readonly notReachable?: Readonly<Record<string, string>>;
};
