import type { EventObject } from 'xstate';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import type { PageDriver } from './page-driver.types';
import type { RequestPattern } from './request-gate';

/**
 * The page object of one machine: how a user performs each event, and what the screen shows in each state. It works with
 * every page driver.
 */
export type FlowPage = {
  /** By actor: the requests it sends, matched as `GET /v1/…` and held until its outcome; null if none are held. */
  readonly requests: Readonly<Record<string, RequestPattern | null>>;
  /** By event type. */
  readonly actions: Readonly<
    Record<string, (driver: PageDriver, event: EventObject) => Promise<void>>
  >;
  /** By state path, for every state that is not transient; rejects if the screen does not show the state. */
  readonly assertions: Readonly<
    Record<string, (driver: PageDriver, expected: Expected) => Promise<void>>
  >;
  /** Durations (ms) of the timers that the walkthrough advances. */
  readonly timers?: readonly number[];
  /** The clock stands still, and passes only when an action says so. */
  readonly hasControlledClock?: boolean;
  /** By state path: why the screen does not show the state. */
  readonly notVisible?: Readonly<Record<string, string>>;
  /** By transition id: why it cannot be reached on the screens; the walkthrough stops before it. */
  readonly notReachable?: Readonly<Record<string, string>>;
};
