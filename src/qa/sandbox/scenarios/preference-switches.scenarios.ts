import { createDefaultComms } from '../world/optional-comms';
import { rejectNextRequest, type InitialState, type Scenarios, type SetUp } from './scenario.types';

/** Sets the message types that the user gets as texts. */
const setTexts =
  (...sms: readonly string[]): SetUp =>
  ({ optionalComms }, userId) => {
    const comms = optionalComms.get(userId) ?? createDefaultComms();
    optionalComms.set(userId, { ...comms, sms });
  };

const APP = 'PatientApp/3.3.0 (ios)';

const openAs = (userId: string): InitialState => ({
  userId,
  path: '/settings/notifications',
  isSignedIn: true,
});

/** The scenarios of the notification switches. */
export const preferenceSwitchesScenarios: Scenarios = {
  initialStates: {
    'preferences read': openAs('ada'),
    'open in the app': { ...openAs('ada'), userAgentSuffix: APP },
    'push turned off': { ...openAs('jonas'), userAgentSuffix: APP },
    'emails stopped': openAs('sams-mother'),
    'texts stopped': openAs('ben'),
    'no phone number': openAs('noel'),
  },
  outcomes: {
    saved: () => undefined,
    'not saved': rejectNextRequest('save-optional-comms'),
    'save uncertain': rejectNextRequest('save-optional-comms', 500),
    'change stored': setTexts('SCHEDULED_ASSESSMENT_ADMINISTRATION'),
    'change not stored': setTexts(),
    'read again': setTexts(),
    'preferences cannot be read': rejectNextRequest('optional-comms'),
  },
  // The same preferences as in the fixtures; what else the users have differs.
  seed: ({ optionalComms }) => {
    for (const [userId, comms] of optionalComms) {
      optionalComms.set(userId, {
        ...comms,
        push: [],
        email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'],
        sms: [],
        isEmailSubscribed: userId !== 'sams-mother',
      });
    }
  },
};
