import type { RouteObject } from 'react-router-dom';
import { OutletShell } from '../shells/outlet-shell';

/** The screens that ask who is signed in: the ways in and out for everybody, the rest behind the wall (§2). */
export const sessionRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./session-area')).SessionArea }),
  children: [
    {
      element: <OutletShell />,
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
      ],
    },
  ],
};
