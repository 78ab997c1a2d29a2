import { describeMachine } from '../walkthroughs/describe-machine';
import { preferenceSwitchesMachine } from './preference-switches.machine';

const saved = { push: [], email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'], sms: [] };

/** The notification switches for who walks through them (§4). */
export const preferenceSwitchesEntry = describeMachine(preferenceSwitchesMachine, {
  title: 'Notification switches',
  section: '§4 Notification switches',
  starts: [
    {
      situation: 'preferences read',
      says: 'A patient opens the notifications; the clinic says what is switched on.',
      input: { saved },
      leadsTo: 'idle',
    },
  ],
  outcomes: {
    save: {
      done: [{ situation: 'saved', says: 'The clinic takes the preference.', value: {} }],
      error: [
        {
          situation: 'not saved',
          says: 'The clinic does not take the preference.',
          value: { reason: 'server', message: null },
        },
      ],
    },
  },
  events: [
    {
      says: "Switch 'Text' on for assessments.",
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
      says: 'Come back to the page: the clinic is asked anew.',
      event: { type: 'FACTS_CHANGED', saved },
    },
  ],
  states: {
    idle: {
      title: 'Nothing on its way',
      sees: 'The three cards; every switch shows what the clinic holds.',
    },
    saving: {
      title: 'Saving',
      sees: 'The switch stands as it was set, and every other can be set meanwhile. After a failed save it goes back, and a message says so.',
    },
  },
  // One switch waiting is like two: the first of them is saved next.
  distinguish: ({ waiting }) => waiting.length > 0,
});
