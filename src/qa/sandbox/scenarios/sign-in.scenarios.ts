import { rejectNextRequest, type Scenarios } from './scenario.types';

const start = { userId: 'ada', path: '/login' };

/** The scenarios of signing in. */
export const signInScenarios: Scenarios = {
  initialStates: {
    'login page': start,
    'login page while signed in': { ...start, isSignedIn: true },
    'login page in the native app': { ...start, userAgentSuffix: 'PatientApp/3.2.7 (ios)' },
  },
  outcomes: {
    'session found': () => undefined,
    'no session': () => undefined,
    'session unknown': ({ faults }) => faults.failNext({ path: 'session', kind: 'network' }),
    'credentials accepted': () => undefined,
    'wrong password': rejectNextRequest('sign-in', 401),
    'sign-in without connection': ({ faults }) =>
      faults.failNext({ path: 'sign-in', kind: 'network' }),
  },
  signInOutcomes: { 'session found': null },
};
