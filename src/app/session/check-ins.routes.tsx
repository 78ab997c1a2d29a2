import type { RouteObject } from 'react-router-dom';

/** Check-ins of somebody signed in, and the forms completed with their clinician (§2). */
export const checkInsRoutes: RouteObject[] = [
  {
    path: '/check-ins',
    lazy: async () => ({
      Component: (await import('../../features/check-ins/check-ins-page')).CheckInsPage,
    }),
  },
  {
    path: '/check-ins/:checkInId',
    lazy: async () => ({
      Component: (await import('../../features/check-ins/check-in-page')).CheckInPage,
    }),
  },
  {
    path: '/check-ins/:checkInId/completed',
    lazy: async () => ({
      Component: (await import('../../features/check-ins/history-page')).HistoryPage,
    }),
  },
  {
    path: '/check-ins/:checkInId/completed/:scoreId',
    lazy: async () => ({
      Component: (await import('../../features/check-ins/entry-page')).EntryPage,
    }),
  },
  {
    path: '/user/:userId/intervention/:interventionId',
    lazy: async () => ({
      Component: (await import('../../features/interventions/intervention-page')).InterventionPage,
    }),
  },
];
