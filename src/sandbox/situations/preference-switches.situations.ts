import { createDefaultComms } from '../world/optional-comms';
import { refuse, type Situations } from './situations.types';

/** What the situations of the notification switches mean in the clinic. */
export const preferenceSwitchesSituations: Situations = {
  beginnings: {
    'preferences read': { userId: 'ada', path: '/settings/notifications', isSignedIn: true },
  },
  outcomes: {
    saved: () => undefined,
    'not saved': refuse('save-optional-comms', 500),
  },
  // As in the samples, but for what belongs to the other cards.
  furnish: ({ optionalComms }) => {
    optionalComms.set('ada', {
      ...createDefaultComms(),
      push: [],
      email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'],
      sms: [],
    });
  },
};
