import { lazy } from 'react';
import type { Mode } from './mode.types';

/** Every mode, in the order of the tabs. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    id: 'catalogue',
    title: 'Catalogue',
    icon: 'home',
    purpose: 'Every flow, and the samples that it is walked with.',
    component: lazy(async () => ({
      default: (await import('../catalogue/catalogue-mode')).CatalogueMode,
    })),
  },
  {
    id: 'chart',
    title: 'Chart',
    icon: 'link',
    purpose: 'The flow as a picture and in words, and what a release changed of it.',
    component: lazy(async () => ({ default: (await import('../chart/chart-mode')).ChartMode })),
  },
  {
    id: 'simulate',
    title: 'Simulate',
    icon: 'forward',
    purpose: 'Play the flow by hand, one move after the other.',
    component: lazy(async () => ({
      default: (await import('../simulate/simulate-mode')).SimulateMode,
    })),
  },
  {
    id: 'walkthroughs',
    title: 'Walkthroughs',
    icon: 'list',
    purpose: 'Walk every way through the flow, and sign it off.',
    component: lazy(async () => ({
      default: (await import('../walkthroughs/walkthroughs-mode')).WalkthroughsMode,
    })),
  },
  {
    id: 'live',
    title: 'Live',
    icon: 'person',
    purpose: 'The app beside its charts, driven to any state.',
    component: lazy(async () => ({ default: (await import('../live/live-mode')).LiveMode })),
  },
];
