import { mixed, object, string } from 'yup';

/** The errors for a reminder without a day, and for one without a time. */
type Messages = { readonly days: string; readonly time: string };

/**
 * A check-in reminder: at least one day and a time (§2). The days are `mixed`, because yup's `array` would add 0.5 KB to
 * the chunk that all forms share.
 */
export function reminderSchema(messages: Messages) {
  return object({
    days: mixed<readonly string[]>()
      .required(messages.days)
      .test('some', messages.days, (days) => days.length > 0),
    time: string().required(messages.time),
  });
}
