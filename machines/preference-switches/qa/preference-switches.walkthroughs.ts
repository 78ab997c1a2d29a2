import { describeMachine } from '../../walkthroughs/describe-machine';
import { preferenceSwitchesMachine } from '../preference-switches.machine';

const saved = { push: [], email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'], sms: [] };

/** The notification switches for who walks through them (§4). */
export const preferenceSwitchesEntry = describeMachine(preferenceSwitchesMachine, {
  title: 'Notification switches',
  section: '§4 Notification switches',
  starts: [
    {
      scenario: 'preferences read',
      description: 'A patient opens the notifications; the clinic says what is switched on.',
      input: { saved },
      targetState: 'idle',
    },
  ],
  outcomes: {
    save: {
      done: [{ scenario: 'saved', description: 'The clinic takes the preference.', value: {} }],
      error: [
        {
          scenario: 'not saved',
          description: 'The clinic does not take the preference.',
          value: { reason: 'server', message: null },
        },
      ],
    },
  },
  events: [
    {
      description: "Switch 'Text' on for assessments.",
      event: {
        type: 'SWITCHED',
        change: {
          channel: 'sms',
          messageType: 'SCHEDULED_ASSESSMENT_ADMINISTRATION',
          isOn: true,
        },
      },
    },
    {
      description: 'Come back to the page: the clinic is asked anew.',
      event: { type: 'PREFERENCES_LOADED', saved },
    },
  ],
  states: {
    idle: {
      title: 'Nothing on its way',
      expectedView: 'The three cards; every switch shows what the clinic holds.',
    },
    saving: {
      title: 'Saving',
      expectedView:
        'The switch stands as it was set, and every other can be set meanwhile. After a failed save it goes back, and a message says so.',
    },
  },
  // One switch waiting is like two: the first of them is saved next.
  getStateKey: ({ waiting }) => waiting.length > 0,
});
