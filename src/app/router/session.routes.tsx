import type { RouteObject } from 'react-router-dom';
import {
  importSignedInLayout,
  importRequireAuth,
  importHomePage,
  importProgressPage,
  importSessionProvider,
} from '../chunks';
import { Redirect } from '../../ui/redirect/redirect';
import { lazyRoute } from './lazy-route';
import { checkInsRoutes } from './check-ins.routes';
import type { RouteHandle } from '../layouts/route-facts';

const loginRoute = lazyRoute(
  () => import(/* webpackChunkName: "login" */ '../../features/authentication/login-page'),
  'LoginPage',
  { isReloadSafe: true },
);

/** The pages with bottom navigation (§2 Chrome). */
const TAB_PAGE: RouteHandle = { isTinted: true, isWide: true, isReloadSafe: true };

/** The pages below Settings. */
const SETTINGS_PAGE: RouteHandle = {
  parent: '/settings',
  parentAppScreen: 'settings',
  isWide: true,
  isReloadSafe: true,
};

/** Routes that depend on the session: sign-in and sign-out pages, and the signed-in routes (§2). */
export const sessionRoutes: RouteObject = {
  ...lazyRoute(importSessionProvider, 'SessionProvider'),
  children: [
    {
      ...lazyRoute(importSessionProvider, 'AuthLayout'),
      children: [
        { path: '/login', ...loginRoute },
        {
          path: '/logout',
          ...lazyRoute(() => import('../../features/authentication/logout-page'), 'LogoutPage'),
        },
        {
          path: '/magic-link',
          ...lazyRoute(
            () => import('../../features/authentication/magic-link-page'),
            'MagicLinkPage',
            { resumesSession: false },
          ),
        },
        {
          path: '/forgot-password',
          ...lazyRoute(
            () => import('../../features/password-reset/forgot-password-page'),
            'ForgotPasswordPage',
            { parentAppScreen: 'login' },
          ),
        },
        {
          path: '/reset-password',
          ...lazyRoute(
            () => import('../../features/password-reset/reset-password-page'),
            'ResetPasswordPage',
            { parentAppScreen: 'login' },
          ),
        },
        {
          path: '/accept-invite',
          ...lazyRoute(
            () => import('../../features/onboarding/onboarding-page'),
            'OnboardingPage',
            { parentAppScreen: 'login' },
          ),
        },
        {
          path: '/app-invite',
          ...lazyRoute(() => import('../../features/app-invite/app-invite-page'), 'AppInvitePage', {
            isReloadSafe: true,
          }),
        },
      ],
    },
    {
      ...lazyRoute(importRequireAuth, 'RequireAuth', { needsSession: true }),
      children: [
        {
          ...lazyRoute(importSignedInLayout, 'SignedInLayout'),
          children: [
            {
              path: '/',
              ...lazyRoute(importHomePage, 'HomePage', { tab: '/', ...TAB_PAGE }),
            },
            ...checkInsRoutes,
            { path: '/profile', element: <Redirect to="/" />, handle: { isReloadSafe: true } },
            {
              path: '/progress',
              ...lazyRoute(importProgressPage, 'ProgressPage', { tab: '/progress', ...TAB_PAGE }),
            },
            {
              path: '/settings',
              ...lazyRoute(() => import('../../features/settings/settings-page'), 'SettingsPage', {
                tab: '/settings',
                ...TAB_PAGE,
              }),
            },
            {
              path: '/settings/account',
              ...lazyRoute(
                () => {
                  // Sign Out goes to /login, which has to open without a network, too.
                  void loginRoute.handle.preload?.();
                  return import('../../features/settings/account-page');
                },
                'AccountPage',
                SETTINGS_PAGE,
              ),
            },
            {
              path: '/settings/notifications',
              ...lazyRoute(
                () => import('../../features/notifications/notifications-page'),
                'NotificationsPage',
                { ...SETTINGS_PAGE, isTinted: true },
              ),
            },
            {
              path: '/settings/check-in-reminders',
              ...lazyRoute(
                () => import('../../features/notifications/reminders-page'),
                'RemindersPage',
                SETTINGS_PAGE,
              ),
            },
            {
              path: '/settings/check-in-reminders/new',
              ...lazyRoute(
                () => import('../../features/notifications/add-reminder-page'),
                'AddReminderPage',
                { ...SETTINGS_PAGE, parent: '/settings/check-in-reminders' },
              ),
            },
            {
              // The path of this screen in an older layout (D5).
              path: '/settings/notifications/reminders/new',
              element: <Redirect to="/settings/check-in-reminders/new" />,
              handle: SETTINGS_PAGE,
            },
            {
              path: '/settings/permissions',
              ...lazyRoute(
                () => import('../../features/notifications/permissions-page'),
                'PermissionsPage',
                SETTINGS_PAGE,
              ),
            },
          ],
        },
      ],
    },
  ],
};
