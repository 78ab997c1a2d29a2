import { array, object, string } from 'yup';

/** A check-in reminder: at least one day and a time (§2); `message` is the error for either of them. */
export function reminderSchema(message: string) {
  return object({
    days: array().of(string().required()).required().min(1, message),
    time: string().required(message),
  });
}
