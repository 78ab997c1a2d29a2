import { Navigate, type RouteObject } from 'react-router-dom';
import {
  importSignedInLayout,
  importRequireAuth,
  importHomePage,
  importSessionProvider,
} from '../chunks';
import { lazyRoute } from './lazy-route';
import { checkInsRoutes } from './check-ins.routes';

const loginRoute = lazyRoute(
  async () => (await import('../../features/authentication/login-page')).LoginPage,
);

/** The screens that ask who is signed in: the ways in and out for everybody, the rest behind the wall (§2). */
export const sessionRoutes: RouteObject = {
  ...lazyRoute(async () => (await importSessionProvider()).SessionProvider),
  children: [
    {
      ...lazyRoute(async () => (await importSessionProvider()).AuthLayout),
      children: [
        {
          path: '/login',
          ...loginRoute,
        },
        {
          path: '/logout',
          ...lazyRoute(
            async () => (await import('../../features/authentication/logout-page')).LogoutPage,
          ),
        },
        {
          path: '/magic-link',
          ...lazyRoute(
            async () =>
              (await import('../../features/authentication/magic-link-page')).MagicLinkPage,
          ),
        },
        {
          path: '/forgot-password',
          ...lazyRoute(
            async () =>
              (await import('../../features/password-reset/forgot-password-page'))
                .ForgotPasswordPage,
          ),
        },
        {
          path: '/reset-password',
          ...lazyRoute(
            async () =>
              (await import('../../features/password-reset/reset-password-page')).ResetPasswordPage,
          ),
        },
        {
          path: '/accept-invite',
          ...lazyRoute(
            async () => (await import('../../features/onboarding/onboarding-page')).OnboardingPage,
          ),
        },
        {
          path: '/app-invite',
          ...lazyRoute(
            async () => (await import('../../features/app-invite/app-invite-page')).AppInvitePage,
          ),
        },
      ],
    },
    {
      ...lazyRoute(async () => (await importRequireAuth()).RequireAuth),
      children: [
        {
          ...lazyRoute(async () => (await importSignedInLayout()).SignedInLayout),
          children: [
            {
              path: '/',
              ...lazyRoute(async () => (await importHomePage()).HomePage),
            },
            ...checkInsRoutes,
            { path: '/profile', element: <Navigate to="/" replace /> },
            {
              path: '/progress',
              ...lazyRoute(
                async () => (await import('../../features/progress/progress-page')).ProgressPage,
              ),
            },
            {
              path: '/settings',
              ...lazyRoute(
                async () => (await import('../../features/settings/settings-page')).SettingsPage,
              ),
            },
            {
              path: '/settings/account',
              ...lazyRoute(async () => {
                // Signing out leads to the login, also without a network.
                void loginRoute.handle.preload();
                return (await import('../../features/settings/account-page')).AccountPage;
              }),
            },
            {
              path: '/settings/notifications',
              ...lazyRoute(
                async () =>
                  (await import('../../features/notifications/notifications-page'))
                    .NotificationsPage,
              ),
            },
            {
              path: '/settings/check-in-reminders',
              ...lazyRoute(
                async () =>
                  (await import('../../features/notifications/reminders-page')).RemindersPage,
              ),
            },
            {
              path: '/settings/check-in-reminders/new',
              ...lazyRoute(
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
              ...lazyRoute(
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
