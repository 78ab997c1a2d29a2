import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { DefaultLayout } from '../layouts/default-layout';
import type { RouteHandle } from '../layouts/route-facts';

/** The facts of pages that open on shared devices, and of the intake, which has a session of its own (D9). */
export const SHARED_DEVICE: RouteHandle = { hasAppPrompt: false, resumesSession: false };

/** Unknown paths below those of shared devices and the intake. */
export const sharedDeviceRoutes: RouteObject = {
  element: <DefaultLayout />,
  handle: SHARED_DEVICE,
  children: ['/kiosk/*', '/clinics/*', '/intake/*'].map((path) => ({
    path,
    element: <NotFoundPage />,
  })),
};
