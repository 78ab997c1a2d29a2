import type { ComponentType, LazyExoticComponent } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { IconName } from '../../../ui/icon/icon';
import type { Route } from './route';

/** What a mode is told: the machine that was chosen, and the place that the address names. */
export type ModeProps = { readonly entry: MachineEntry; readonly route: Route };

/** A way of looking at a machine. */
export type Mode = {
  /** Stands in the address. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** What it is for, in a line. */
  readonly purpose: string;
  readonly component: LazyExoticComponent<ComponentType<ModeProps>>;
};
