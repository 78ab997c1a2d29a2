import { createDefaultComms } from '../world/optional-comms';
import { rejectNextRequest, type Scenarios } from './scenario.types';

/** The scenarios of the notification switches. */
export const preferenceSwitchesScenarios: Scenarios = {
  initialStates: {
    'preferences read': { userId: 'ada', path: '/settings/notifications', isSignedIn: true },
  },
  outcomes: {
    saved: () => undefined,
    'not saved': rejectNextRequest('save-optional-comms', 500),
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
