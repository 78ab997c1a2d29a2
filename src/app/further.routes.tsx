import type { RouteObject } from 'react-router-dom';
import { intakeRoutes } from './intake/intake.routes';
import { lateScreen } from './screens/late-screen';
import { sessionRoutes } from './session/session.routes';
import { OutletShell } from './shells/outlet-shell';

/** Every screen beside those of the public user area (§2); each arrives when it is needed. */
export const furtherRoutes: RouteObject[] = [
  {
    element: <OutletShell />,
    children: [
      {
        path: '/patients/:patientId/assessments',
        ...lateScreen(
          async () =>
            (await import('../features/patient-redirect/patient-redirect-page'))
              .PatientRedirectPage,
        ),
      },
      {
        path: '/assessment-preview',
        ...lateScreen(
          async () => (await import('../features/assessments/preview-page')).AssessmentPreviewPage,
        ),
      },
      {
        path: '/check-ins/:checkInId/preview',
        ...lateScreen(
          async () => (await import('../features/check-ins/preview-page')).CheckInPreviewPage,
        ),
      },
      {
        path: '/unsubscribe-successful/:userId',
        ...lateScreen(
          async () => (await import('../features/messages/unsubscribe-page')).UnsubscribePage,
        ),
      },
      {
        path: '/patients/:cognitoId/notification-preferences',
        ...lateScreen(
          async () =>
            (await import('../features/messages/preferences-redirect-page'))
              .PreferencesRedirectPage,
        ),
      },
    ],
  },
  {
    ...lateScreen(
      async () =>
        (await import(/* webpackChunkName: "kiosk-frame" */ './kiosk/clinic-shells')).KioskShell,
    ),
    children: [
      {
        path: '/kiosk/:clinicDisplayId',
        ...lateScreen(async () => (await import('../features/kiosk/kiosk-page')).KioskPage),
      },
    ],
  },
  {
    ...lateScreen(
      async () =>
        (await import(/* webpackChunkName: "kiosk-frame" */ './kiosk/clinic-shells')).ClinicShell,
    ),
    children: [
      {
        path: '/clinics/:clinicDisplayId',
        ...lateScreen(async () => (await import('../features/clinic/clinic-page')).ClinicPage),
      },
    ],
  },
  intakeRoutes,
  sessionRoutes,
];
