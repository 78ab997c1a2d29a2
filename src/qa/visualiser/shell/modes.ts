import { lazy } from 'react';
import type { Mode } from './mode.types';

/** All modes, in the order of the navigation. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    id: 'catalogue',
    title: 'Catalogue',
    icon: 'home',
    component: lazy(async () => ({
      default: (await import('../catalogue/catalogue-mode')).CatalogueMode,
    })),
  },
  {
    id: 'chart',
    title: 'Chart',
    icon: 'link',
    component: lazy(async () => ({ default: (await import('../chart/chart-mode')).ChartMode })),
  },
  {
    id: 'simulate',
    title: 'Simulate',
    icon: 'forward',
    component: lazy(async () => ({
      default: (await import('../simulate/simulate-mode')).SimulateMode,
    })),
  },
  {
    id: 'walkthroughs',
    title: 'Walkthroughs',
    icon: 'list',
    component: lazy(async () => ({
      default: (await import('../walkthroughs/walkthroughs-mode')).WalkthroughsMode,
    })),
  },
  {
    id: 'live',
    title: 'Live',
    icon: 'person',
    component: lazy(async () => ({ default: (await import('../live/live-mode')).LiveMode })),
  },
  {
    id: 'specification',
    title: 'Specification',
    icon: 'check',
    isForAllMachines: true,
    component: lazy(async () => ({
      default: (await import('../trace/specification-mode')).SpecificationMode,
    })),
  },
  {
    id: 'release',
    title: 'Release',
    icon: 'done',
    isForAllMachines: true,
    component: lazy(async () => ({
      default: (await import('../release/release-mode')).ReleaseMode,
    })),
  },
];
