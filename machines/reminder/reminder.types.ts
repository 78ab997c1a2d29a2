import type { Failure } from '../port';
import type { Command, Submission } from '../submission/submission.types';

/** A day of the week, as the API names it (§3). */
type Day = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

/** When a user wants to be reminded of check-ins; `timeOfDay` is `HH:mm:ss`. */
export type Schedule = { readonly daysOfWeek: readonly Day[]; readonly timeOfDay: string };

export type ReminderInput = {
  /** A reminder of the list; null to add a new one. */
  readonly listed: { readonly id: string; readonly schedule: Schedule } | null;
  /** An attempt before a reload whose outcome is not known; by default none. */
  readonly submission?: Submission;
};

export type ReminderContext = Pick<ReminderInput, 'listed'> & {
  /** What is in the form, is saved or was deleted; null before there is a form. */
  readonly schedule: Schedule | null;
  readonly submission: Submission;
  /** That of the last press of Save or Undo; null before the first. */
  readonly command: Command | null;
  /** Of the last attempt to save or to delete. */
  readonly failure: Failure | null;
};

/** What one attempt saves. */
export type ReminderToSave = { readonly command: Command; readonly schedule: Schedule };

export type ReminderEvent =
  /** Sent on every change of the form; it may have no days yet, or no time, which is ''. */
  | { readonly type: 'SCHEDULE_CHANGED'; readonly schedule: Schedule }
  | { readonly type: 'SAVE'; readonly schedule: Schedule; readonly command: Command }
  | { readonly type: 'DELETE' }
  | { readonly type: 'UNDO'; readonly command: Command };

/** Shown as toasts (§2, §8). */
export type ReminderEmitted =
  | { readonly type: 'REMINDER_CREATED' }
  | { readonly type: 'REMINDER_DELETED' };
