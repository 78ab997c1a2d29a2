import type { RouteObject } from 'react-router-dom';
import { DefaultLayout } from '../layouts/default-layout';
import { importSafetyNetPage } from '../layouts/safety-net-chunk';
import { ConfigurationErrorPage } from './configuration-error-page';
import { lazyRoute } from './lazy-route';
import { OutletWithErrorBoundary } from './outlet-with-error-boundary';
import { UserAreaLayout } from './user-area-layout';

/** The routes of an app whose configuration is wrong: the safety net opens, every other page says what is wrong (D1). */
export const unconfiguredRoutes: RouteObject[] = [
  {
    element: <OutletWithErrorBoundary />,
    children: [
      {
        path: '/user/:userId',
        element: <UserAreaLayout />,
        children: [
          {
            path: 'safety-net',
            ...lazyRoute(async () => (await importSafetyNetPage()).SafetyNetPage, {
              hasAppPrompt: false,
              isSafetyNet: true,
            }),
          },
          { index: true, element: <ConfigurationErrorPage /> },
          { path: '*', element: <ConfigurationErrorPage /> },
        ],
      },
      {
        element: <DefaultLayout />,
        children: [{ path: '*', element: <ConfigurationErrorPage /> }],
      },
    ],
  },
];
