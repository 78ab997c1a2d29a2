import type { RouteObject } from 'react-router-dom';

/** New-patient intake and the pages beside it (§2 Other routes). */
export const intakeRoutes: RouteObject = {
  path: '/intake',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "intake-shell" */ './intake-shell')).IntakeShell,
  }),
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "intake" */ '../../features/intake/intake-page')
        ).IntakePage,
      }),
    },
    {
      path: 'expired-link',
      lazy: async () => ({
        Component: (await import('../../features/intake/expired-link-page')).ExpiredLinkPage,
      }),
    },
    {
      path: 'completed',
      lazy: async () => ({
        Component: (await import('../../features/intake/already-completed-page'))
          .AlreadyCompletedPage,
      }),
    },
  ],
};
