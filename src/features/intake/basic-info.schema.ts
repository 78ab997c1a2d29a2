import { subYears } from 'date-fns/subYears';
import { object, string } from 'yup';
import type { Clock } from '../../lib/time/clock';
import { parseTypedDay, toIsoDay } from '../../lib/time/dates';
import {
  DATE_OF_BIRTH_INVALID,
  DATE_OF_BIRTH_REQUIRED,
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  PRONOUN_LABELS,
  TOO_OLD,
  TOO_YOUNG,
} from './copy';

/** The age limits of a new patient, in years (§9). */
const MIN_AGE_YEARS = 13;
const MAX_AGE_YEARS = 120;

/** Returns the error message for a date of birth, or null; the 13th and the 120th birthday are both allowed (§5, §9). */
export function validateDateOfBirth(text: string, now: number): string | null {
  const day = parseTypedDay(text);
  if (day === null) return DATE_OF_BIRTH_INVALID();
  if (day > toIsoDay(subYears(now, MIN_AGE_YEARS))) return TOO_YOUNG();
  return day < toIsoDay(subYears(now, MAX_AGE_YEARS)) ? TOO_OLD() : null;
}

/** Validates the basic info step (§5). */
export function basicInfoSchema(clock: Clock) {
  return object({
    firstName: string().trim().required(FIRST_NAME_REQUIRED()),
    lastName: string().trim().required(LAST_NAME_REQUIRED()),
    preferredName: string().trim(),
    dateOfBirth: string()
      .trim()
      .required(DATE_OF_BIRTH_REQUIRED())
      .test('age', (text, context) => {
        const message = text === '' ? null : validateDateOfBirth(text, clock.now());
        return message === null || context.createError({ message });
      }),
    pronouns: string().oneOf(['', ...Object.keys(PRONOUN_LABELS())]),
  });
}
