import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import {
  importAssessmentsPage,
  importCheckInsPage,
  importSafetyNetPage,
  importUserGate,
} from './first-screens';
import { isPublicLink } from './plan-requests';
import { OutletShell } from './shells/outlet-shell';
import { PublicAreaShell } from './shells/public-area-shell';
import { BrokenScreen, ErrorScreen } from './screens/error-screen';
import { StartingScreen } from './screens/starting-screen';
import { NotFoundScreen } from './screens/not-found-screen';

const FRAME = 'frame';

/** The screens of links in messages (§2); each arrives when it is needed, and so do the routes to all others. */
export const routes: RouteObject[] = [
  {
    id: FRAME,
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
      { element: <OutletShell />, children: [{ path: '*', element: <NotFoundScreen /> }] },
    ],
  },
];

/** Adds the routes to all other screens when an address asks for one of them; throws when they cannot be loaded. */
export const addFurtherRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isPublicLink(path)) return;
  const { furtherRoutes } = await import(
    /* webpackChunkName: "further-routes" */ './further.routes'
  );
  patch(FRAME, furtherRoutes);
};
