import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from './lazy-route';

/** Signed-in check-ins and completed interventions (§2). */
export const checkInsRoutes: RouteObject[] = [
  {
    path: '/check-ins',
    ...lazyRoute(
      async () => (await import('../../features/check-ins/check-ins-page')).CheckInsPage,
    ),
  },
  {
    path: '/check-ins/:checkInId',
    ...lazyRoute(async () => (await import('../../features/check-ins/check-in-page')).CheckInPage),
  },
  {
    path: '/check-ins/:checkInId/completed',
    ...lazyRoute(async () => (await import('../../features/check-ins/history-page')).HistoryPage),
  },
  {
    path: '/check-ins/:checkInId/completed/:scoreId',
    ...lazyRoute(async () => (await import('../../features/check-ins/entry-page')).EntryPage),
  },
  {
    path: '/user/:userId/intervention/:interventionId',
    ...lazyRoute(
      async () => (await import('../../features/interventions/intervention-page')).InterventionPage,
    ),
  },
];
