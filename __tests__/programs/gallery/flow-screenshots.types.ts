import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { View, WalkthroughResult } from './view.types';

/** A state of which there is no picture, and why; null is a gap. */
export type StateWithoutScreenshot = {
  readonly state: string;
  readonly title: string;
  readonly reason: string | null;
};

/** One flow as the gallery shows it. */
export type FlowScreenshots = {
  readonly entry: Pick<MachineEntry, 'id' | 'title' | 'section'>;
  readonly stateCount: number;
  /** In the order of the states in the machine. */
  readonly views: readonly View[];
  readonly statesWithoutScreenshot: readonly StateWithoutScreenshot[];
  readonly walkthroughs: readonly (WalkthroughResult & {
    readonly title: string;
    readonly stepCount: number;
    readonly stopReason: string | null;
  })[];
};
