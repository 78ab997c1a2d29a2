import type { InspectedEvent } from '../../inspection/inspection.types';
import type { ConsoleMessage } from './capture-console';

/** Progress of a walkthrough in the app. Plain data. */
export type WalkthroughProgress = {
  readonly status: 'idle' | 'running' | 'waiting' | 'reached' | 'taken over' | 'failed';
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
  | { readonly kind: 'inspected'; readonly event: InspectedEvent }
  | { readonly kind: 'console'; readonly message: ConsoleMessage }
  | { readonly kind: 'walkthrough'; readonly state: WalkthroughProgress };

/** Runs commands on the app. */
export type Driver = {
  command(command: Command): void;
  /** The address of the app; null if it is not open. */
  getAppUrl(): string | null;
  /** Closes the app. */
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
