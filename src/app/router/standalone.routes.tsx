import type { RouteObject } from 'react-router-dom';
import { DefaultLayout } from '../layouts/default-layout';
import { WithoutAppPrompt } from '../layouts/with-layout';
import { lazyRoute } from './lazy-route';
import { PatientLinkLayout } from './patient-link-layout';

/** The link to a patient's assessments (§2). */
export const patientRoutes: RouteObject = {
  element: <PatientLinkLayout />,
  children: [
    {
      path: '/patients/:patientId/assessments',
      ...lazyRoute(
        () => import('../../features/patient-redirect/patient-redirect-page'),
        'PatientRedirectPage',
        {},
        WithoutAppPrompt,
      ),
    },
  ],
};

/** Pages with the default layout that belong to no other area (§2). */
export const standaloneRoutes: RouteObject = {
  element: <DefaultLayout />,
  children: [
    {
      path: '/assessment-preview',
      ...lazyRoute(
        () => import('../../features/assessments/preview-page'),
        'AssessmentPreviewPage',
      ),
    },
    {
      path: '/check-ins/:checkInId/preview',
      ...lazyRoute(() => import('../../features/check-ins/preview-page'), 'CheckInPreviewPage'),
    },
    {
      path: '/unsubscribe-successful/:userId',
      ...lazyRoute(() => import('../../features/messages/unsubscribe-page'), 'UnsubscribePage'),
    },
    {
      path: '/patients/:cognitoId/notification-preferences',
      ...lazyRoute(
        () => import('../../features/messages/preferences-redirect-page'),
        'PreferencesRedirectPage',
      ),
    },
  ],
};
