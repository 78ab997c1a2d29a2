import type { InspectedEvent } from '../../inspection/inspection.types';

/** How a walk through the app goes, for whoever watches. Plain data. */
export type WalkthroughProgress = {
  readonly status:
    'idle' | 'running' | 'waiting' | 'reached' | 'taken over' | 'failed' | 'disconnected';
  readonly machineId: string;
  readonly walkthroughId: string;
  /** How many steps are done, and how many there are to do. */
  readonly done: number;
  readonly count: number;
  readonly error: string | null;
};

/** What a tester wants of the page that shows the app. Plain data. */
export type Command =
  | {
      readonly kind: 'walkthrough';
      readonly machineId: string;
      readonly walkthroughId: string;
      /** How many of its steps are to be taken. */
      readonly count: number;
      /** Waits before each step until it is told to go on. */
      readonly isStepwise: boolean;
    }
  | { readonly kind: 'next' }
  | { readonly kind: 'take over' }
  | { readonly kind: 'open'; readonly path: string };

/** What the page that shows the app has to tell. Plain data. */
export type Report =
  | { readonly kind: 'page-opened' }
  /** It is still there; said again and again, for nothing else may happen for long. */
  | { readonly kind: 'heartbeat' }
  /** It is there no more. */
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'inspected'; readonly events: readonly InspectedEvent[] }
  | { readonly kind: 'walkthrough'; readonly state: WalkthroughProgress };

/** Whoever shows the app and does what a tester wants, here or on another device. */
export type Driver = {
  command(command: Command): void;
  /** Ends what it holds open. */
  close(): void;
};

/** Nothing walks. */
export const IDLE: WalkthroughProgress = {
  status: 'idle',
  machineId: '',
  walkthroughId: '',
  done: 0,
  count: 0,
  error: null,
};
