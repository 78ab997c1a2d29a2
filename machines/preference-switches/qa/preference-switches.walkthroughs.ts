import { describeMachine } from '../../walkthroughs/describe-machine';
import { preferenceSwitchesMachine, RELOAD_LIMIT_MS } from '../preference-switches.machine';
import { selectIsBlocked, selectIsShown, selectNotes } from '../preference-switches.selectors';
import { CHANNELS, type PreferenceSwitchesContext } from '../preference-switches.types';
import { preferenceSwitchesStarts, saved, withoutReminder } from './preference-switches.fixtures';
import { preferenceSwitchesStatements } from './preference-switches.statements';

/** True while the outcome of a save is uncertain. */
const isChecking = (context: unknown) =>
  // SAFETY: the context of this machine.
  (context as PreferenceSwitchesContext).sending.length > 0;

/** The registry entry of the notification switches (§4). */
export const preferenceSwitchesEntry = describeMachine(preferenceSwitchesMachine, {
  title: 'Notification switches',
  section: '§4 Notification switches',
  starts: preferenceSwitchesStarts,
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
          isPossible: isChecking,
          value: { ...saved, sms: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'] },
        },
        {
          scenario: 'change not stored',
          description: 'The server returns the preferences without the change.',
          isPossible: isChecking,
          value: saved,
        },
        {
          scenario: 'read again',
          description: 'The server returns the preferences.',
          isPossible: (context: unknown) => !isChecking(context),
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
  delays: {
    reloadLimit: {
      description: 'The response takes longer than two seconds.',
      durationMs: RELOAD_LIMIT_MS,
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
      description: "Switch 'Push' on for assessments.",
      event: {
        type: 'SWITCHED',
        change: {
          channel: 'push',
          messageType: 'SCHEDULED_ASSESSMENT_ADMINISTRATION',
          isOn: true,
        },
      },
    },
    {
      description: "Switch 'Email' on for check-in reminders.",
      event: {
        type: 'SWITCHED',
        change: { channel: 'email', messageType: 'SCHEDULED_CHECKIN_REMINDER', isOn: true },
      },
    },
    {
      description: 'Delete the only active reminder.',
      event: { type: 'CONDITIONS_CHANGED', conditions: withoutReminder },
    },
    {
      description: 'Leave the page and return.',
      event: { type: 'RELOAD_REQUESTED' },
    },
  ],
  states: {
    idle: {
      title: 'No save running',
      expectedView:
        'The three cards. Every switch shows the saved preference. Push is disabled outside the app, and so is every channel that is unsubscribed, with the reason above the cards. The card of reminders has switches only while a reminder is active.',
    },
    reloading: { title: 'Reading the preferences again', expectedView: 'The same view as before.' },
    'reloading.unhurried': { title: 'No change waits', expectedView: 'The same view as before.' },
    'reloading.hurried': {
      title: 'A change waits',
      expectedView:
        'The switch has its new position; the change is saved once the preferences are read, at the latest after two seconds.',
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
  statements: preferenceSwitchesStatements,
  // The number of waiting changes makes no difference: the first one is saved next.
  getStateKey: (context) => ({
    sending: context.sending[0] ?? null,
    isOutdated: context.isOutdated,
    hasWaitingChanges: context.waiting.length > 0,
    blocked: CHANNELS.filter((channel) => selectIsBlocked(context, channel)),
    notes: CHANNELS.flatMap((channel) => selectNotes(context, channel)),
    hasReminderSwitches: selectIsShown(context, 'SCHEDULED_CHECKIN_REMINDER'),
  }),
});
