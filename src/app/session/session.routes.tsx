import { Navigate, type RouteObject } from 'react-router-dom';
import {
  importAuthenticatedShell,
  importAuthWall,
  importHomePage,
  importSessionArea,
} from '../first-screens';
import { lateScreen } from '../screens/late-screen';
import { checkInsRoutes } from './check-ins.routes';

const loginScreen = lateScreen(
  async () => (await import('../../features/authentication/login-page')).LoginPage,
);

/** The screens that ask who is signed in: the ways in and out for everybody, the rest behind the wall (§2). */
export const sessionRoutes: RouteObject = {
  ...lateScreen(async () => (await importSessionArea()).SessionArea),
  children: [
    {
      ...lateScreen(async () => (await importSessionArea()).WaysInShell),
      children: [
        {
          path: '/login',
          ...loginScreen,
        },
        {
          path: '/logout',
          ...lateScreen(
            async () => (await import('../../features/authentication/logout-page')).LogoutPage,
          ),
        },
        {
          path: '/magic-link',
          ...lateScreen(
            async () =>
              (await import('../../features/authentication/magic-link-page')).MagicLinkPage,
          ),
        },
        {
          path: '/forgot-password',
          ...lateScreen(
            async () =>
              (await import('../../features/password-reset/forgot-password-page'))
                .ForgotPasswordPage,
          ),
        },
        {
          path: '/reset-password',
          ...lateScreen(
            async () =>
              (await import('../../features/password-reset/reset-password-page')).ResetPasswordPage,
          ),
        },
        {
          path: '/accept-invite',
          ...lateScreen(
            async () => (await import('../../features/onboarding/onboarding-page')).OnboardingPage,
          ),
        },
        {
          path: '/app-invite',
          ...lateScreen(
            async () => (await import('../../features/app-invite/app-invite-page')).AppInvitePage,
          ),
        },
      ],
    },
    {
      ...lateScreen(async () => (await importAuthWall()).AuthWall),
      children: [
        {
          ...lateScreen(async () => (await importAuthenticatedShell()).AuthenticatedShell),
          children: [
            {
              path: '/',
              ...lateScreen(async () => (await importHomePage()).HomePage),
            },
            ...checkInsRoutes,
            { path: '/profile', element: <Navigate to="/" replace /> },
            {
              path: '/progress',
              ...lateScreen(
                async () => (await import('../../features/progress/progress-page')).ProgressPage,
              ),
            },
            {
              path: '/settings',
              ...lateScreen(
                async () => (await import('../../features/settings/settings-page')).SettingsPage,
              ),
            },
            {
              path: '/settings/account',
              ...lateScreen(async () => {
                // Signing out leads to the login, also without a network.
                void loginScreen.handle.fetch();
                return (await import('../../features/settings/account-page')).AccountPage;
              }),
            },
            {
              path: '/settings/notifications',
              ...lateScreen(
                async () =>
                  (await import('../../features/notifications/notifications-page'))
                    .NotificationsPage,
              ),
            },
            {
              path: '/settings/check-in-reminders',
              ...lateScreen(
                async () =>
                  (await import('../../features/notifications/reminders-page')).RemindersPage,
              ),
            },
            {
              path: '/settings/check-in-reminders/new',
              ...lateScreen(
                async () =>
                  (await import('../../features/notifications/add-reminder-page')).AddReminderPage,
              ),
            },
            {
              // Where links of an older layout lead.
              path: '/settings/notifications/reminders/new',
              element: <Navigate to="/settings/check-in-reminders/new" replace />,
            },
            {
              path: '/settings/permissions',
              ...lateScreen(
                async () =>
                  (await import('../../features/notifications/permissions-page')).PermissionsPage,
              ),
            },
          ],
        },
      ],
    },
  ],
};
