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

/** Every endpoint of the clinic (§7). */
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

/** Where the API lives; whatever is not an endpoint there is answered 404 in JSON. */
export const API_PREFIXES = ['/v1/', '/v2/', '/auth/'] as const;
