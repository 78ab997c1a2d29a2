import type { RouteObject } from 'react-router-dom';
import { importAssessmentsPage, importCheckInsPage, importUserGate } from '../chunks';
import { intakeRoutes } from './intake.routes';
import { kioskRoutes } from './kiosk.routes';
import { sharedDeviceRoutes } from './shared-device.routes';
import { sessionRoutes } from './session.routes';
import { patientRoutes, standaloneRoutes } from './standalone.routes';
import { DefaultLayout } from '../layouts/default-layout';
import { WithoutAppPrompt } from '../layouts/with-layout';
import { UserAreaLayout } from './user-area-layout';
import { OutletWithErrorBoundary } from './outlet-with-error-boundary';
import { lazyRoute } from './lazy-route';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { safetyNetRoute } from './safety-net.route';

/** All routes of the app (§2). Pages and most layouts load on demand. */
export const routes: RouteObject[] = [
  {
    element: <OutletWithErrorBoundary />,
    children: [
      {
        path: '/user/:userId',
        element: <UserAreaLayout />,
        children: [
          {
            // An error replaces the page only: the layout, its safety-net link and the running flows stay.
            element: <OutletWithErrorBoundary />,
            children: [
              {
                ...lazyRoute(importUserGate, 'UserGate', {}, WithoutAppPrompt),
                children: [
                  {
                    path: 'assessments',
                    ...lazyRoute(importAssessmentsPage, 'AssessmentsPage', {
                      caption: 'assessments',
                    }),
                  },
                  {
                    path: 'check-ins',
                    ...lazyRoute(importCheckInsPage, 'PublicCheckInsPage', {
                      caption: 'check-ins',
                    }),
                  },
                ],
              },
              safetyNetRoute,
              { index: true, element: <NotFoundPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      patientRoutes,
      standaloneRoutes,
      ...kioskRoutes,
      intakeRoutes,
      sessionRoutes,
      sharedDeviceRoutes,
      { element: <DefaultLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
    ],
  },
];
