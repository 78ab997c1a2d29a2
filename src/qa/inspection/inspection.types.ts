import type { StateValue } from 'xstate';

/** Event that a page of the app dispatches on its iframe when it opens; `detail` is the window. */
export const PAGE_OPEN_EVENT = 'app-page-opens';

/** Event that the app dispatches on its iframe for each inspection; `detail` is an `InspectedEvent`. */
export const INSPECTED_EVENT = 'app-inspected';

/** An inspection event of an actor in the app. Plain data, so that it can be sent to another device. */
export type InspectedEvent =
  | {
      readonly kind: 'opened';
      readonly actorId: string;
      /** Id of the machine; null for an actor that is not a machine, such as a promise. */
      readonly machineId: string | null;
      /** The id of an invoked actor; empty for a machine. */
      readonly name: string;
    }
  | {
      readonly kind: 'step';
      readonly actorId: string;
      readonly machineId: string;
      /** Type of the event that caused the step. */
      readonly event: string;
      readonly value: StateValue;
      /** Ids of the transitions that were taken. */
      readonly transitions: readonly string[];
      readonly context: unknown;
    }
  | {
      readonly kind: 'closed';
      readonly actorId: string;
      /** `done`, `error` or `stopped`. */
      readonly status: string;
    };
