import { resumeIntakeAt } from './intake.scenarios';
import type { InitialState, Scenarios } from './scenario.types';

const LINK: InitialState = { userId: 'nia', path: '/intake?code=intake-nia' };
const STOPPED: InitialState = resumeIntakeAt('CONTACT_INFO');
const ACCOUNT = { userId: 'ada', magicCode: 'code-of-ada' };

/** The scenarios of what continues when an intake link is opened. */
export const storedIntakeScenarios: Scenarios = {
  initialStates: {
    'nothing stored': LINK,
    'same link': STOPPED,
    'another link': {
      ...LINK,
      ...(STOPPED.intake && { intake: { ...STOPPED.intake, magicCode: 'intake-omar' } }),
    },
    'no code in the address': { ...STOPPED, path: '/intake' },
    'no code': { ...LINK, path: '/intake' },
    'signed in by another link': { ...LINK, account: ACCOUNT },
    'signed in by another link in the app': {
      ...LINK,
      account: ACCOUNT,
      userAgentSuffix: 'PatientApp/3.3.0 (ios)',
    },
  },
  outcomes: {
    'others cleared': () => undefined,
    'session ended': () => undefined,
    'this tab writes': () => undefined,
  },
};
