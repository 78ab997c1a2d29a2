import { describeMachine } from '../../walkthroughs/describe-machine';
import { reminderMachine } from '../reminder.machine';
import type { Schedule } from '../reminder.types';
import { reminderStateDescriptions } from './reminder.descriptions';
import { reminderStatements } from './reminder.statements';

const daily: Schedule = {
  daysOfWeek: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  timeOfDay: '09:00:00',
};
const listed: Schedule = { daysOfWeek: ['Mon', 'Wed', 'Fri'], timeOfDay: '19:30:00' };

const command = { key: 'command-1', startedAt: 0 };

/** The registry entry of check-in reminders (§2). */
export const reminderEntry = describeMachine(reminderMachine, {
  title: 'Check-in reminder',
  section: '§2 Check-in reminders',
  starts: [
    {
      scenario: 'new reminder',
      description: "A patient opens 'Add reminder'.",
      input: { listed: null },
      targetState: 'editing',
    },
    {
      scenario: 'reminder in the list',
      description: 'A patient with a reminder opens the list of reminders.',
      input: { listed: { id: 'ada-reminder-1', schedule: listed } },
      targetState: 'listed',
    },
  ],
  outcomes: {
    createReminder: {
      done: [
        { scenario: 'reminder created', description: 'The server saves the reminder.', value: {} },
      ],
      error: [
        {
          scenario: 'reminder refused',
          description: 'The server rejects the reminder, with a reason.',
          value: { reason: 'rejected', message: 'You have too many reminders.' },
        },
        {
          scenario: 'reminder uncertain',
          description: 'The server fails, maybe after it has saved the reminder.',
          value: { reason: 'server', message: null },
        },
      ],
    },
    deleteReminder: {
      done: [
        {
          scenario: 'reminder deleted',
          description: 'The server deletes the reminder.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'reminder not deleted',
          description: 'The server does not delete the reminder, with a reason.',
          value: { reason: 'rejected', message: 'This reminder cannot be deleted now.' },
        },
      ],
    },
    loadReminders: {
      done: [
        {
          scenario: 'saved by the failed attempt',
          description: 'The server returns a list with the reminder.',
          value: [daily, listed],
        },
        {
          scenario: 'not saved by the failed attempt',
          description: 'The server returns a list without the reminder.',
          value: [],
        },
      ],
      error: [
        {
          scenario: 'reminders cannot be read',
          description: 'The list cannot be loaded, with a reason.',
          value: { reason: 'rejected', message: 'The reminders cannot be read now.' },
        },
      ],
    },
  },
  events: [
    {
      description: "Choose 'Every Day'.",
      event: { type: 'SCHEDULE_CHANGED', schedule: daily },
    },
    {
      description: "Choose 'Every Day' and press 'Save'.",
      event: { type: 'SAVE', schedule: daily, command },
    },
    { description: "Press 'Delete'.", event: { type: 'DELETE' } },
    { description: "Press 'Undo'.", event: { type: 'UNDO', command } },
  ],
  states: reminderStateDescriptions,
  statements: reminderStatements,
  getStateKey: ({ listed: inList, submission: { attempt }, failure }) => ({
    isNew: inList === null,
    isUncertain: attempt !== null,
    failure,
  }),
});
