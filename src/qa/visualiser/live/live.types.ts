import type { InspectedEvent } from '../../inspection/inspection.types';
import type { Picture } from '../defects/defect.types';
import type { ConsoleMessage } from './capture-console';

/** Progress of a walkthrough in the app. Plain data. */
export type WalkthroughProgress = {
  readonly status:
    | 'idle'
    | 'running'
    | 'waiting'
    | 'reached'
    | 'taken over'
    | 'failed'
    | 'disconnected';
  readonly machineId: string;
  readonly walkthroughId: string;
  /** Number of completed steps, and the total. */
  readonly done: number;
  readonly count: number;
  readonly error: string | null;
};

/** A tester's command to the page that shows the app. Plain data. */
export type Command =
  | {
      readonly kind: 'walkthrough';
      readonly machineId: string;
      readonly walkthroughId: string;
      /** Number of steps to run. */
      readonly count: number;
      /** Waits for a `next` command before each step. */
      readonly isStepwise: boolean;
      /** Number of steps that run without waiting nevertheless; 0 if omitted. */
      readonly firstPause?: number;
    }
  | { readonly kind: 'next' }
  | { readonly kind: 'take over' }
  | { readonly kind: 'open'; readonly path: string };

/** A report from the page that shows the app. Plain data. */
export type Report =
  | { readonly kind: 'page-opened' }
  /** Sent at intervals, because there may be no other report for a long time. */
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'inspected'; readonly events: readonly InspectedEvent[] }
  | { readonly kind: 'console'; readonly message: ConsoleMessage }
  | { readonly kind: 'walkthrough'; readonly state: WalkthroughProgress };

/** The address and a picture of the app; null if they are not known here. */
export type Capture = { readonly appUrl: string | null; readonly picture: Picture | null };

/** Runs commands on the app, here or on another device. */
export type Driver = {
  command(command: Command): void;
  /** Captures the app as it is now. */
  capture(): Promise<Capture>;
  /** Closes the app or the connection to it. */
  close(): void;
};

/** No walkthrough is running. */
export const IDLE: WalkthroughProgress = {
  status: 'idle',
  machineId: '',
  walkthroughId: '',
  done: 0,
  count: 0,
  error: null,
};

/** Nothing is known about the app. */
export const NO_CAPTURE: Capture = { appUrl: null, picture: null };
