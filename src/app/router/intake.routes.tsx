import type { RouteObject } from 'react-router-dom';
import { importIntakeLayout } from '../chunks';
import { lazyRoute } from './lazy-route';
import { SHARED_DEVICE } from './shared-device.routes';

/** New-patient intake, its expired-link page and its already-completed page (§2 Other routes). */
export const intakeRoutes: RouteObject = {
  path: '/intake',
  ...lazyRoute(importIntakeLayout, 'IntakeLayout', SHARED_DEVICE),
  children: [
    {
      index: true,
      ...lazyRoute(
        () => import(/* webpackChunkName: "intake" */ '../../features/intake/intake-page'),
        'IntakePage',
        { hasIntakeSteps: true },
      ),
    },
    {
      path: 'expired-link',
      ...lazyRoute(() => import('../../features/intake/expired-link-page'), 'ExpiredLinkPage', {
        keepsLinkCode: true,
      }),
    },
    {
      path: 'completed',
      ...lazyRoute(
        () => import('../../features/intake/already-completed-page'),
        'AlreadyCompletedPage',
      ),
    },
  ],
};
