import type { RouteObject } from 'react-router-dom';
import { importAssessmentsPage, importCheckInsPage, importUserGate } from '../chunks';
import { standaloneRoutes } from './standalone.routes';
import { importSafetyNetPage } from '../layouts/safety-net-chunk';
import { DefaultLayout } from '../layouts/default-layout';
import { UserAreaLayout } from './user-area-layout';
import { OutletWithErrorBoundary } from './outlet-with-error-boundary';
import { lazyRoute } from './lazy-route';
import { NotFoundPage } from '../../features/not-found/not-found-page';

/** Every address of the app and the screen that stands there (§2); each screen arrives when it is needed. */
export const routes: RouteObject[] = [
  {
    element: <OutletWithErrorBoundary />,
    children: [
      {
        path: '/user/:userId',
        element: <UserAreaLayout />,
        children: [
          {
            // The frame stays, and with it the way to help and the flows behind the screen that broke.
            element: <OutletWithErrorBoundary />,
            children: [
              {
                ...lazyRoute(async () => (await importUserGate()).UserGate),
                children: [
                  {
                    path: 'assessments',
                    ...lazyRoute(async () => (await importAssessmentsPage()).AssessmentsPage),
                  },
                  {
                    path: 'check-ins',
                    ...lazyRoute(async () => (await importCheckInsPage()).PublicCheckInsPage),
                  },
                ],
              },
              {
                path: 'safety-net',
                ...lazyRoute(async () => (await importSafetyNetPage()).SafetyNetPage),
              },
              { index: true, element: <NotFoundPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      ...standaloneRoutes,
      { element: <DefaultLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
    ],
  },
];
