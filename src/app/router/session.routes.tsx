import type { RouteObject } from 'react-router-dom';
import {
  importSignedInLayout,
  importRequireAuth,
  importHomePage,
  importSessionProvider,
} from '../chunks';
import { Redirect } from '../../ui/redirect/redirect';
import { lazyRoute } from './lazy-route';
import { checkInsRoutes } from './check-ins.routes';

const loginRoute = lazyRoute(
  async () => (await import('../../features/authentication/login-page')).LoginPage,
);

/** Routes that depend on the session: sign-in and sign-out pages, and the signed-in routes (§2). */
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
            { path: '/profile', element: <Redirect to="/" /> },
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
                // Sign Out goes to /login, which has to open without a network, too.
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
              // The path of this screen in an older layout (D5).
              path: '/settings/notifications/reminders/new',
              element: <Redirect to="/settings/check-in-reminders/new" />,
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
