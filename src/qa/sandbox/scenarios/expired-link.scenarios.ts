import { rejectNextRequest, type Scenarios } from './scenario.types';

/** The scenarios of the page for expired intake links. */
export const expiredLinkScenarios: Scenarios = {
  initialStates: {
    'expired link with a code': {
      userId: 'nia',
      path: '/intake/expired-link?code=intake-nia',
    },
    'expired link without a code': { userId: 'nia', path: '/intake/expired-link' },
  },
  outcomes: {
    'link sent': () => undefined,
    'link not sent': rejectNextRequest('resend-magic-link', 404),
  },
};
