import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const reminderStatements: StatementGoals = {
  '§2.reminders.1': ['start reminder in the list'],
  '§2.reminders.5': ['transition saving · createReminder done → saved'],
  '§8.preferences.3': [
    'transition deleting · deleteReminder done → deleted',
    'outcome deleteReminder done: reminder deleted',
  ],
};
