import type { StateValue } from 'xstate';

/** The event by which a page tells the frame around it that it opens; its detail is the window. */
export const PAGE_OPEN_EVENT = 'app-page-opens';

/** The event by which the app tells the frame around it what its flows do; its detail is an `Inspected`. */
export const INSPECTED_EVENT = 'app-inspected';

/** Something that happened in a flow of the app. Plain data, so that it can be sent to another device. */
export type InspectedEvent =
  | {
      readonly kind: 'opened';
      readonly actorId: string;
      /** Id of the machine; null for a call that a flow makes. */
      readonly machineId: string | null;
      /** The name that the flow knows it by; empty for a flow of its own. */
      readonly name: string;
    }
  | {
      readonly kind: 'step';
      readonly actorId: string;
      readonly machineId: string;
      /** What set it off. */
      readonly event: string;
      readonly value: StateValue;
      /** Ids of the transitions that were taken. */
      readonly transitions: readonly string[];
      readonly context: unknown;
    }
  | {
      readonly kind: 'closed';
      readonly actorId: string;
      /** How it ended: `done`, `error` or `stopped`. */
      readonly status: string;
    };
