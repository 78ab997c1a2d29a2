import type { Failure } from '../port';

/** A day of the week, as the API names it (§3). */
export type Day = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

/** When a user wants to be reminded of check-ins; `timeOfDay` is `HH:mm:ss`. */
export type Schedule = { readonly daysOfWeek: readonly Day[]; readonly timeOfDay: string };

/** A reminder of the list; null to add a new one. */
export type ReminderInput = {
  readonly listed: { readonly id: string; readonly schedule: Schedule } | null;
};

export type ReminderContext = ReminderInput & {
  /** What is saved or was deleted; null until a new reminder is saved for the first time. */
  readonly schedule: Schedule | null;
  /** A failed attempt to save may have reached the server. */
  readonly mayBeSaved: boolean;
  /** Of the last attempt to save or to delete. */
  readonly failure: Failure | null;
};

export type ReminderEvent =
  | { readonly type: 'SAVE'; readonly schedule: Schedule }
  | { readonly type: 'DELETE' }
  | { readonly type: 'UNDO' };

/** Shown as toasts (§2, §8). */
export type ReminderEmitted =
  | { readonly type: 'REMINDER_CREATED' }
  | { readonly type: 'REMINDER_DELETED' };
