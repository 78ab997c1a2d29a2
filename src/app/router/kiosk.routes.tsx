import type { RouteObject } from 'react-router-dom';
import { importKioskPage } from '../chunks';
import { lazyRoute } from './lazy-route';
import { SHARED_DEVICE } from './shared-device.routes';

/** Kiosk and clinic pages: screens on shared devices (§2). */
export const kioskRoutes: RouteObject[] = [
  {
    ...lazyRoute(
      () => import(/* webpackChunkName: "kiosk" */ '../kiosk/clinic-layouts'),
      'KioskStartLayout',
      SHARED_DEVICE,
    ),
    children: [
      {
        path: '/kiosk/:clinicDisplayId',
        ...lazyRoute(importKioskPage, 'KioskPage', { isReloadSafe: true }),
      },
    ],
  },
  {
    ...lazyRoute(
      () => import(/* webpackChunkName: "kiosk" */ '../kiosk/clinic-layouts'),
      'ClinicLayout',
      SHARED_DEVICE,
    ),
    children: [
      {
        path: '/clinics/:clinicDisplayId',
        ...lazyRoute(() => import('../../features/clinic/clinic-page'), 'ClinicPage', {
          isReloadSafe: true,
        }),
      },
    ],
  },
];
