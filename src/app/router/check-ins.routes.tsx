import type { RouteObject } from 'react-router-dom';
import { importCheckInPage } from '../chunks';
import { lazyRoute } from './lazy-route';

/** Signed-in check-ins and completed interventions (§2). */
export const checkInsRoutes: RouteObject[] = [
  {
    path: '/check-ins',
    ...lazyRoute(() => import('../../features/check-ins/check-ins-page'), 'CheckInsPage', {
      isReloadSafe: true,
    }),
  },
  {
    path: '/check-ins/:checkInId',
    ...lazyRoute(importCheckInPage, 'CheckInPage', { parent: '/check-ins' }),
  },
  {
    path: '/check-ins/:checkInId/completed',
    ...lazyRoute(() => import('../../features/check-ins/history-page'), 'HistoryPage', {
      // It opens from the list, not from the check-in.
      parent: '/check-ins',
      isReloadSafe: true,
    }),
  },
  {
    path: '/check-ins/:checkInId/completed/:scoreId',
    ...lazyRoute(() => import('../../features/check-ins/entry-page'), 'EntryPage', {
      parent: '/check-ins/:checkInId/completed',
      isReloadSafe: true,
    }),
  },
  {
    path: '/user/:userId/intervention/:interventionId',
    ...lazyRoute(
      () => import('../../features/interventions/intervention-page'),
      'InterventionPage',
    ),
  },
];
