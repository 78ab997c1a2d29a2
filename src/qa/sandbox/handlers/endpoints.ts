import { assessmentsEndpoints } from './assessments.handlers';
import { billingEndpoints } from './billing.handlers';
import { checkInsEndpoints } from './check-ins.handlers';
import { clinicsEndpoints } from './clinics.handlers';
import type { Endpoint } from './endpoint';
import { identityEndpoints } from './identity.handlers';
import { insightsEndpoints } from './insights.handlers';
import { intakeEndpoints } from './intake.handlers';
import { kioskEndpoints } from './kiosk.handlers';
import { messagesEndpoints } from './messages.handlers';
import { onboardingEndpoints } from './onboarding.handlers';
import { passwordsEndpoints } from './passwords.handlers';
import { preferencesEndpoints } from './preferences.handlers';
import { profileEndpoints } from './profile.handlers';
import { publicUserEndpoints } from './public-user.handlers';
import { safetyNetEndpoints } from './safety-net.handlers';

/** Every endpoint of the API (§7). */
export const ENDPOINTS: readonly Endpoint[] = [
  ...publicUserEndpoints,
  ...assessmentsEndpoints,
  ...checkInsEndpoints,
  ...safetyNetEndpoints,
  ...messagesEndpoints,
  ...clinicsEndpoints,
  ...kioskEndpoints,
  ...onboardingEndpoints,
  ...passwordsEndpoints,
  ...identityEndpoints,
  ...profileEndpoints,
  ...preferencesEndpoints,
  ...insightsEndpoints,
  ...intakeEndpoints,
  ...billingEndpoints,
];

/** Path prefixes of the API; a path that is not an endpoint gets a JSON 404. */
export const API_PREFIXES = ['/v1/', '/v2/', '/auth/'] as const;
