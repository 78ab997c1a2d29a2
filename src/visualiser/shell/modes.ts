import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { CatalogueEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { IconName } from '../../ui/icon/icon';
import type { Route } from './route';

/** What a mode is told: the machine that was chosen, and the place that the address names. */
export type ModeProps = { readonly entry: CatalogueEntry; readonly route: Route };

/** A way of looking at a machine. */
export type Mode = {
  /** Stands in the address. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** What it is for, in a line. */
  readonly purpose: string;
  readonly screen: LazyExoticComponent<ComponentType<ModeProps>>;
};

/** Every mode, in the order of the tabs. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    id: 'catalogue',
    title: 'Catalogue',
    icon: 'home',
    purpose: 'Every flow, and the samples that it is walked with.',
    screen: lazy(async () => ({
      default: (await import('../catalogue/catalogue-mode')).CatalogueMode,
    })),
  },
  {
    id: 'chart',
    title: 'Chart',
    icon: 'link',
    purpose: 'The flow as a picture and in words, and what a release changed of it.',
    screen: lazy(async () => ({ default: (await import('../chart/chart-mode')).ChartMode })),
  },
  {
    id: 'simulate',
    title: 'Simulate',
    icon: 'forward',
    purpose: 'Play the flow by hand, one move after the other.',
    screen: lazy(async () => ({
      default: (await import('../simulate/simulate-mode')).SimulateMode,
    })),
  },
  {
    id: 'walkthroughs',
    title: 'Walkthroughs',
    icon: 'list',
    purpose: 'Walk every way through the flow, and sign it off.',
    screen: lazy(async () => ({
      default: (await import('../walkthroughs/walkthroughs-mode')).WalkthroughsMode,
    })),
  },
  {
    id: 'live',
    title: 'Live',
    icon: 'person',
    purpose: 'The app beside its charts, driven to any state.',
    screen: lazy(async () => ({ default: (await import('../live/live-mode')).LiveMode })),
  },
];
