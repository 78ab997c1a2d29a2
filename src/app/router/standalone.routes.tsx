import type { RouteObject } from 'react-router-dom';
import { intakeRoutes } from './intake.routes';
import { lazyRoute } from './lazy-route';
import { sessionRoutes } from './session.routes';
import { DefaultLayout } from '../layouts/default-layout';

/** Every screen beside those of the public user area (§2); each arrives when it is needed. */
export const standaloneRoutes: RouteObject[] = [
  {
    element: <DefaultLayout />,
    children: [
      {
        path: '/patients/:patientId/assessments',
        ...lazyRoute(
          async () =>
            (await import('../../features/patient-redirect/patient-redirect-page'))
              .PatientRedirectPage,
        ),
      },
      {
        path: '/assessment-preview',
        ...lazyRoute(
          async () =>
            (await import('../../features/assessments/preview-page')).AssessmentPreviewPage,
        ),
      },
      {
        path: '/check-ins/:checkInId/preview',
        ...lazyRoute(
          async () => (await import('../../features/check-ins/preview-page')).CheckInPreviewPage,
        ),
      },
      {
        path: '/unsubscribe-successful/:userId',
        ...lazyRoute(
          async () => (await import('../../features/messages/unsubscribe-page')).UnsubscribePage,
        ),
      },
      {
        path: '/patients/:cognitoId/notification-preferences',
        ...lazyRoute(
          async () =>
            (await import('../../features/messages/preferences-redirect-page'))
              .PreferencesRedirectPage,
        ),
      },
    ],
  },
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
  intakeRoutes,
  sessionRoutes,
];
