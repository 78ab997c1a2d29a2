import { rejectNextRequest, type Scenarios } from './scenario.types';

/** The input of the fixtures. */
const CODE = '123456';
const EMAIL = 'ada@example.com';

/** The scenarios of a forgotten password. */
export const passwordResetScenarios: Scenarios = {
  initialStates: {
    'forgotten password': { userId: 'ada', path: '/forgot-password' },
    'reset page': { userId: 'ada', path: `/reset-password?email=${EMAIL}` },
    'reset page without an email': { userId: 'ada', path: '/reset-password' },
  },
  outcomes: {
    'code sent': () => undefined,
    'no account': rejectNextRequest('forgot-password-request-code', 404),
    'code accepted': ({ resetCodes }) => resetCodes.set(EMAIL, CODE),
    'code refused': rejectNextRequest('forgot-password-confirm', 422),
    'no response about the password': ({ faults }) =>
      faults.failNext({ path: 'forgot-password-confirm', kind: 'network' }),
  },
};
