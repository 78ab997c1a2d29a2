import type { RouteObject } from 'react-router-dom';
import { SafetyNetPage } from '../../features/safety-net/safety-net-page';
import type { RouteHandle } from '../layouts/route-facts';

const SAFETY_NET: RouteHandle = { hasAppPrompt: false, isSafetyNet: true };

/** The safety net of a user (§2). Its code is a part of the app's own, so that it opens whatever else cannot be loaded. */
export const safetyNetRoute: RouteObject = {
  path: 'safety-net',
  element: <SafetyNetPage />,
  handle: SAFETY_NET,
};
