import { addDays } from 'date-fns/addDays';
import { subYears } from 'date-fns/subYears';
import { parseTypedDay, toIsoDay } from '../lib/time/dates';
import { DATE_OF_BIRTH_TEXTS } from './copy';

export { DATE_OF_BIRTH_TEXTS } from './copy';

/** The highest age that a date of birth may give, in years (§9). */
const OLDEST_AGE_YEARS = 130;

/**
 * Validates a date typed as MM/dd/yyyy: the error message of §5 'Date of birth', or null. `now` is in milliseconds.
 * The day 130 years ago is valid, and so is tomorrow: the device's clock may be slow, or in another time zone (D9). An empty
 * text is not.
 */
export function validateDateOfBirth(text: string, now: number): string | null {
  const day = parseTypedDay(text);
  if (day === null) return DATE_OF_BIRTH_TEXTS().invalid;
  if (day > toIsoDay(addDays(now, 1))) return DATE_OF_BIRTH_TEXTS().future;
  if (day < toIsoDay(subYears(now, OLDEST_AGE_YEARS))) return DATE_OF_BIRTH_TEXTS().tooOld;
  return null;
}
