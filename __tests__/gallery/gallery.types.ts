import type { MachineEntry } from '../../machines/walkthroughs/walkthrough.types';
import type { View, WalkResult } from './album.types';

/** A state of which there is no picture, and why; null is a gap. */
export type Unpictured = {
  readonly state: string;
  readonly title: string;
  readonly reason: string | null;
};

/** One flow as the gallery shows it. */
export type Album = {
  readonly entry: Pick<MachineEntry, 'id' | 'title' | 'section'>;
  readonly stateCount: number;
  /** In the order of the states in the machine. */
  readonly views: readonly View[];
  readonly unpictured: readonly Unpictured[];
  readonly walks: readonly (WalkResult & {
    readonly title: string;
    readonly stepCount: number;
    readonly endsBecause: string | null;
  })[];
};
