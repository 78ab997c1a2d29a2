import { assessmentsEndpoints } from './assessments.handlers';
import { checkInsEndpoints } from './check-ins.handlers';
import { clinicsEndpoints } from './clinics.handlers';
import type { Endpoint } from './endpoint';
import { messagesEndpoints } from './messages.handlers';
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
];

/** Where the API lives; whatever is not an endpoint there is answered 404 in JSON. */
export const API_PREFIXES = ['/v1/', '/v2/', '/auth/'] as const;
