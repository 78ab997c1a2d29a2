import { Navigate, type RouteObject } from 'react-router-dom';
import {
  importAuthenticatedShell,
  importAuthWall,
  importHomePage,
  importSessionArea,
} from '../first-screens';
import { checkInsRoutes } from './check-ins.routes';

/** The screens that ask who is signed in: the ways in and out for everybody, the rest behind the wall (§2). */
export const sessionRoutes: RouteObject = {
  lazy: async () => ({ Component: (await importSessionArea()).SessionArea }),
  children: [
    {
      lazy: async () => ({ Component: (await importSessionArea()).WaysInShell }),
      children: [
        {
          path: '/login',
          lazy: async () => ({
            Component: (await import('../../features/authentication/login-page')).LoginPage,
          }),
        },
        {
          path: '/logout',
          lazy: async () => ({
            Component: (await import('../../features/authentication/logout-page')).LogoutPage,
          }),
        },
        {
          path: '/magic-link',
          lazy: async () => ({
            Component: (await import('../../features/authentication/magic-link-page'))
              .MagicLinkPage,
          }),
        },
        {
          path: '/forgot-password',
          lazy: async () => ({
            Component: (await import('../../features/password-reset/forgot-password-page'))
              .ForgotPasswordPage,
          }),
        },
        {
          path: '/reset-password',
          lazy: async () => ({
            Component: (await import('../../features/password-reset/reset-password-page'))
              .ResetPasswordPage,
          }),
        },
        {
          path: '/accept-invite',
          lazy: async () => ({
            Component: (await import('../../features/onboarding/onboarding-page')).OnboardingPage,
          }),
        },
        {
          path: '/app-invite',
          lazy: async () => ({
            Component: (await import('../../features/app-invite/app-invite-page')).AppInvitePage,
          }),
        },
      ],
    },
    {
      lazy: async () => ({ Component: (await importAuthWall()).AuthWall }),
      children: [
        {
          lazy: async () => ({
            Component: (await importAuthenticatedShell()).AuthenticatedShell,
          }),
          children: [
            {
              path: '/',
              lazy: async () => ({
                Component: (await importHomePage()).HomePage,
              }),
            },
            ...checkInsRoutes,
            { path: '/profile', element: <Navigate to="/" replace /> },
            {
              path: '/progress',
              lazy: async () => ({
                Component: (await import('../../features/progress/progress-page')).ProgressPage,
              }),
            },
            {
              path: '/settings',
              lazy: async () => ({
                Component: (await import('../../features/settings/settings-page')).SettingsPage,
              }),
            },
            {
              path: '/settings/account',
              lazy: async () => ({
                Component: (await import('../../features/settings/account-page')).AccountPage,
              }),
            },
            {
              path: '/settings/notifications',
              lazy: async () => ({
                Component: (await import('../../features/notifications/notifications-page'))
                  .NotificationsPage,
              }),
            },
            {
              path: '/settings/check-in-reminders',
              lazy: async () => ({
                Component: (await import('../../features/notifications/reminders-page'))
                  .RemindersPage,
              }),
            },
            {
              path: '/settings/check-in-reminders/new',
              lazy: async () => ({
                Component: (await import('../../features/notifications/add-reminder-page'))
                  .AddReminderPage,
              }),
            },
            {
              // Where links of an older layout lead.
              path: '/settings/notifications/reminders/new',
              element: <Navigate to="/settings/check-in-reminders/new" replace />,
            },
            {
              path: '/settings/permissions',
              lazy: async () => ({
                Component: (await import('../../features/notifications/permissions-page'))
                  .PermissionsPage,
              }),
            },
          ],
        },
      ],
    },
  ],
};
