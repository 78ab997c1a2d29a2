import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states. */
export const reminderStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Starting', expectedView: 'No change.' },
  editing: {
    title: 'Choosing days and time',
    expectedView:
      "'Add reminder' with the days, the time and 'Save', which is disabled, with an explanation, while no day is chosen. After a failed attempt, the days and time as they were, and the reason.",
  },
  listed: {
    title: 'In the list',
    expectedView:
      "The reminder with its days, its time and 'Delete'. After a failed attempt to delete it, the reason.",
  },
  deleting: { title: 'Deleting', expectedView: "The reminder in the list. 'Delete' is busy." },
  deleted: {
    title: 'Deleted',
    expectedView:
      "The toast 'Reminder deleted' for two seconds. Below the list: which reminder was deleted, and 'Undo'. After a failed attempt to undo, the reason.",
  },
  preparingSave: { title: 'Preparing to save', expectedView: 'No change.' },
  checkingSaved: {
    title: 'Checking whether it is saved',
    expectedView: "The same view. 'Save' or 'Undo' is busy; days and time cannot be changed.",
  },
  saving: {
    title: 'Saving',
    expectedView: "The same view. 'Save' or 'Undo' is busy; days and time cannot be changed.",
  },
  notSaved: { title: 'Not saved', expectedView: 'No change.' },
  saved: {
    title: 'Saved',
    expectedView:
      "The toast 'Reminder created'. After 'Save' the notifications; after 'Undo' the list with the reminder, without 'Undo'.",
  },
};
