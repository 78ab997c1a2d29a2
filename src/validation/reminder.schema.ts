import { mixed, object, string } from 'yup';

/**
 * A check-in reminder: at least one day and a time (§2); `message` is the error for either of them. The days are `mixed`,
 * because yup's `array` would add 0.5 KB to the chunk that all forms share.
 */
export function reminderSchema(message: string) {
  return object({
    days: mixed<readonly string[]>()
      .required(message)
      .test('some', message, (days) => days.length > 0),
    time: string().required(message),
  });
}
