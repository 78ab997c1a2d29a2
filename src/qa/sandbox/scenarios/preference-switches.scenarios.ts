import { createDefaultComms } from '../world/optional-comms';
import { rejectNextRequest, type Scenarios } from './scenario.types';

/** What the situations of the notification switches mean in the clinic. */
export const preferenceSwitchesScenarios: Scenarios = {
  initialStates: {
    'preferences read': { userId: 'ada', path: '/settings/notifications', isSignedIn: true },
  },
  outcomes: {
    saved: () => undefined,
    'not saved': rejectNextRequest('save-optional-comms', 500),
  },
  // As in the samples, but for what belongs to the other cards.
  seed: ({ optionalComms }) => {
    optionalComms.set('ada', {
      ...createDefaultComms(),
      push: [],
      email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'],
      sms: [],
    });
  },
};
