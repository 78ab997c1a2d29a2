import type { RouteObject } from 'react-router-dom';
import { importAssessmentsPage, importCheckInsPage, importUserGate } from './first-screens';
import { furtherRoutes } from './further.routes';
import { importSafetyNetPage } from './import-safety-net';
import { OutletShell } from './shells/outlet-shell';
import { PublicAreaShell } from './shells/public-area-shell';
import { BoundedOutlet } from './screens/error-boundary';
import { lateScreen } from './screens/late-screen';
import { NotFoundScreen } from './screens/not-found-screen';

/** Every address of the app and the screen that stands there (§2); each screen arrives when it is needed. */
export const routes: RouteObject[] = [
  {
    element: <BoundedOutlet />,
    children: [
      {
        path: '/user/:userId',
        element: <PublicAreaShell />,
        children: [
          {
            // The frame stays, and with it the way to help and the flows behind the screen that broke.
            element: <BoundedOutlet />,
            children: [
              {
                ...lateScreen(async () => (await importUserGate()).UserGate),
                children: [
                  {
                    path: 'assessments',
                    ...lateScreen(async () => (await importAssessmentsPage()).AssessmentsPage),
                  },
                  {
                    path: 'check-ins',
                    ...lateScreen(async () => (await importCheckInsPage()).PublicCheckInsPage),
                  },
                ],
              },
              {
                path: 'safety-net',
                ...lateScreen(async () => (await importSafetyNetPage()).SafetyNetPage),
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
];
