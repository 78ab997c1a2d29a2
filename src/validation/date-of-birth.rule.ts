import { endOfDay } from 'date-fns/endOfDay';
import { startOfDay } from 'date-fns/startOfDay';
import { subYears } from 'date-fns/subYears';
import { parseTypedDay } from '../lib/time/dates';

/** The highest age that a date of birth may give, in years (§9). */
export const OLDEST_AGE_YEARS = 130;

export const DATE_OF_BIRTH_TEXTS = {
  invalid: 'Please enter a valid date of birth',
  future: "You can't be born in the future!",
  tooOld: 'Year is too far in the past.',
} as const;

/**
 * Validates a date typed as MM/dd/yyyy: the error message of §5 'Date of birth', or null. `now` is in milliseconds.
 * Today and the day 130 years ago are valid; an empty text is not.
 */
export function validateDateOfBirth(text: string, now: number): string | null {
  const day = parseTypedDay(text);
  if (day === null) return DATE_OF_BIRTH_TEXTS.invalid;
  if (day > endOfDay(now)) return DATE_OF_BIRTH_TEXTS.future;
  if (day < startOfDay(subYears(now, OLDEST_AGE_YEARS))) return DATE_OF_BIRTH_TEXTS.tooOld;
  return null;
}
