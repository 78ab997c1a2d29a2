import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from './lazy-route';

/** Kiosk and clinic pages: screens on shared devices (§2). */
export const kioskRoutes: RouteObject[] = [
  {
    ...lazyRoute(
      async () =>
        (await import(/* webpackChunkName: "kiosk" */ '../kiosk/clinic-layouts')).KioskStartLayout,
    ),
    children: [
      {
        path: '/kiosk/:clinicDisplayId',
        ...lazyRoute(async () => (await import('../../features/kiosk/kiosk-page')).KioskPage),
      },
    ],
  },
  {
    ...lazyRoute(
      async () =>
        (await import(/* webpackChunkName: "kiosk" */ '../kiosk/clinic-layouts')).ClinicLayout,
    ),
    children: [
      {
        path: '/clinics/:clinicDisplayId',
        ...lazyRoute(async () => (await import('../../features/clinic/clinic-page')).ClinicPage),
      },
    ],
  },
];
