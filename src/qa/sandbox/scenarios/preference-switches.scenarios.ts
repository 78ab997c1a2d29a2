import { createDefaultComms } from '../world/optional-comms';
import { rejectNextRequest, type Scenarios, type SetUp } from './scenario.types';

/** Sets the message types that the user gets as texts. */
const setTexts =
  (...sms: readonly string[]): SetUp =>
  ({ optionalComms }, userId) => {
    const comms = optionalComms.get(userId) ?? createDefaultComms();
    optionalComms.set(userId, { ...comms, sms });
  };

/** The scenarios of the notification switches. */
export const preferenceSwitchesScenarios: Scenarios = {
  initialStates: {
    'preferences read': { userId: 'ada', path: '/settings/notifications', isSignedIn: true },
  },
  outcomes: {
    saved: () => undefined,
    'not saved': rejectNextRequest('save-optional-comms'),
    'save uncertain': rejectNextRequest('save-optional-comms', 500),
    'change stored': setTexts('SCHEDULED_ASSESSMENT_ADMINISTRATION'),
    'change not stored': setTexts(),
    'preferences cannot be read': rejectNextRequest('optional-comms'),
  },
  // The same preferences as in the fixtures.
  seed: ({ optionalComms }) => {
    optionalComms.set('ada', {
      ...createDefaultComms(),
      push: [],
      email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'],
      sms: [],
    });
  },
};
