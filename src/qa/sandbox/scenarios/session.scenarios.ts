import { makeMagicCode } from '../world/magic-codes';
import type { World } from '../world/world';
import type { Scenarios } from './scenario.types';

// In this context a public page does not check the session by itself, which would come before the first step (D9).
const start = { userId: 'jonas', path: '/forgot-password?context=clinician_app' };

/** Reduces GAD-7 to one question and adds a magic code. */
function seed({ instruments, magicCodes, clock }: World): void {
  const gad7 = instruments.get('gad-7');
  if (gad7 !== undefined)
    instruments.set('gad-7', { ...gad7, questions: gad7.questions.slice(0, 1) });
  magicCodes.set('walkthrough-sign-in', makeMagicCode(clock, 'jonas', 'sign-in'));
}

/** The scenarios of authentication. */
export const sessionScenarios: Scenarios = {
  seed,
  initialStates: {
    browser: start,
    'wrapper up to 3.2.6': { ...start, userAgentSuffix: 'PatientApp/3.2.6 (ios)' },
    'wrapper above 3.2.6': { ...start, userAgentSuffix: 'PatientApp/3.2.7 (ios)' },
  },
  outcomes: {
    'session found': () => undefined,
    'no session': () => undefined,
    'session unknown': ({ faults }) => faults.failNext({ path: 'session', kind: 'network' }),
    'sign-out in progress': () => undefined,
  },
  signInOutcomes: { 'session found': null },
  events: {
    SESSION_EXPIRED: ({ sessions }) => {
      sessions.open.clear();
      sessions.accessTokens.clear();
    },
  },
};
