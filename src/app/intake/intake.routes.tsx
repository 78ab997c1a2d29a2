import type { RouteObject } from 'react-router-dom';
import { lateScreen } from '../screens/late-screen';

/** New-patient intake and the pages beside it (§2 Other routes). */
export const intakeRoutes: RouteObject = {
  path: '/intake',
  ...lateScreen(
    async () => (await import(/* webpackChunkName: "intake-shell" */ './intake-shell')).IntakeShell,
  ),
  children: [
    {
      index: true,
      ...lateScreen(
        async () =>
          (await import(/* webpackChunkName: "intake" */ '../../features/intake/intake-page'))
            .IntakePage,
      ),
    },
    {
      path: 'expired-link',
      ...lateScreen(
        async () => (await import('../../features/intake/expired-link-page')).ExpiredLinkPage,
      ),
    },
    {
      path: 'completed',
      ...lateScreen(
        async () =>
          (await import('../../features/intake/already-completed-page')).AlreadyCompletedPage,
      ),
    },
  ],
};
