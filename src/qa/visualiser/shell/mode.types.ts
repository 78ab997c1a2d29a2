import type { ComponentType, LazyExoticComponent } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { IconName } from '../../../ui/icon/icon';
import type { Route } from './route';

/** Props of a mode: the selected machine and the current route. */
export type ModeProps = { readonly entry: MachineEntry; readonly route: Route };

/** A mode of the visualiser, such as Chart or Simulate. */
export type Mode = {
  /** Part of the URL. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** True for a mode that shows the whole product: the selected machine does not matter. */
  readonly isForAllMachines?: true;
  readonly component: LazyExoticComponent<ComponentType<ModeProps>>;
};
