import type { RouteObject } from 'react-router-dom';
import { DefaultLayout } from '../layouts/default-layout';
import { OutletWithErrorBoundary } from './outlet-with-error-boundary';
import { safetyNetRoute } from './safety-net.route';
import { UserAreaLayout } from './user-area-layout';
import { useLanguage } from '../../lib/language/use-language';
import { ResultPage } from '../../ui/result-page/result-page';
import { NOT_SET_UP, TELL_CLINIC } from './copy';

/** The routes of an app whose configuration is wrong: the safety net opens, every other page says what is wrong (D1). */
export const unconfiguredRoutes: RouteObject[] = [
  {
    element: <OutletWithErrorBoundary />,
    children: [
      {
        path: '/user/:userId',
        element: <UserAreaLayout />,
        children: [
          safetyNetRoute,
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

/** Shown when the configuration is wrong (D1); the layout around it has the emergency note. */
function ConfigurationErrorPage() {
  useLanguage();
  return (
    <ResultPage icon="alert" heading={NOT_SET_UP()}>
      <p>{TELL_CLINIC()}</p>
    </ResultPage>
  );
}
