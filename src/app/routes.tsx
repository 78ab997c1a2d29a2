import type { RouteObject } from 'react-router-dom';
import { importAssessmentsPage, importCheckInsPage, importUserGate } from './first-screens';
import { furtherRoutes } from './further.routes';
import { importSafetyNetPage } from './import-safety-net';
import { OutletShell } from './shells/outlet-shell';
import { PublicAreaShell } from './shells/public-area-shell';
import { BrokenScreen, ErrorScreen } from './screens/error-screen';
import { StartingScreen } from './screens/starting-screen';
import { withLateScreens } from './screens/late-screens';
import { NotFoundScreen } from './screens/not-found-screen';

/** Every address of the app and the screen that stands there (§2); each screen arrives when it is needed. */
export const routes: RouteObject[] = withLateScreens([
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <StartingScreen />,
    children: [
      {
        path: '/user/:userId',
        element: <PublicAreaShell />,
        children: [
          {
            // The frame stays, and with it the way to help and the flows behind the screen that broke.
            errorElement: <BrokenScreen />,
            children: [
              {
                lazy: async () => ({ Component: (await importUserGate()).UserGate }),
                children: [
                  {
                    path: 'assessments',
                    lazy: async () => ({
                      Component: (await importAssessmentsPage()).AssessmentsPage,
                    }),
                  },
                  {
                    path: 'check-ins',
                    lazy: async () => ({
                      Component: (await importCheckInsPage()).PublicCheckInsPage,
                    }),
                  },
                ],
              },
              {
                path: 'safety-net',
                lazy: async () => ({ Component: (await importSafetyNetPage()).SafetyNetPage }),
              },
              { index: true, element: <NotFoundScreen /> },
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
      ...furtherRoutes,
      { element: <OutletShell />, children: [{ path: '*', element: <NotFoundScreen /> }] },
    ],
  },
]);
