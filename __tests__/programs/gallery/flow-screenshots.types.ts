import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { View, WalkthroughResult } from './view.types';

/** A state without a screenshot, and the reason; null if one is missing. */
export type StateWithoutScreenshot = {
  readonly state: string;
  readonly title: string;
  readonly reason: string | null;
};

/** One flow in the gallery. */
export type FlowScreenshots = {
  readonly entry: Pick<MachineEntry, 'id' | 'title' | 'section'>;
  readonly stateCount: number;
  /** In the order in which the machine declares the states. */
  readonly views: readonly View[];
  readonly statesWithoutScreenshot: readonly StateWithoutScreenshot[];
  readonly walkthroughs: readonly (WalkthroughResult & {
    readonly title: string;
    readonly stepCount: number;
    readonly stopReason: string | null;
  })[];
};
