import { describeMachine } from '../../walkthroughs/describe-machine';
import { preferenceSwitchesMachine } from '../preference-switches.machine';
import { preferenceSwitchesStatements } from './preference-switches.statements';

const saved = { push: [], email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'], sms: [] };

/** The registry entry of the notification switches (§4). */
export const preferenceSwitchesEntry = describeMachine(preferenceSwitchesMachine, {
  title: 'Notification switches',
  section: '§4 Notification switches',
  starts: [
    {
      scenario: 'preferences read',
      description: 'A patient opens the notifications page; the server returns the preferences.',
      input: { saved },
      targetState: 'idle',
    },
  ],
  outcomes: {
    save: {
      done: [{ scenario: 'saved', description: 'The server saves the preference.', value: {} }],
      error: [
        {
          scenario: 'not saved',
          description: 'The server rejects the preference.',
          value: { reason: 'rejected', message: null },
        },
        {
          scenario: 'save uncertain',
          description: 'The server fails, maybe after it has saved the preference.',
          value: { reason: 'server', message: null },
        },
      ],
    },
    loadStored: {
      done: [
        {
          scenario: 'change stored',
          description: 'The server returns the preferences with the change.',
          value: { ...saved, sms: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'] },
        },
        {
          scenario: 'change not stored',
          description: 'The server returns the preferences without the change.',
          value: saved,
        },
      ],
      error: [
        {
          scenario: 'preferences cannot be read',
          description: 'The preferences cannot be loaded.',
          value: { reason: 'rejected', message: null },
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
      description: 'Return to the page; it loads the preferences again.',
      event: { type: 'PREFERENCES_LOADED', saved },
    },
  ],
  states: {
    idle: {
      title: 'No save running',
      expectedView: 'The three cards. Every switch shows the saved preference.',
    },
    saving: {
      title: 'Saving',
      expectedView:
        'The switch keeps its new position; the other switches can be changed. After a failed save it returns to its old position and a message appears.',
    },
    checkingStored: {
      title: 'Checking what is stored',
      expectedView: 'The same view as while saving.',
    },
  },
  // The number of waiting changes makes no difference: the first one is saved next.
  statements: preferenceSwitchesStatements,
  getStateKey: ({ waiting }) => waiting.length > 0,
});
