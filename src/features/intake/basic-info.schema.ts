import { subYears } from 'date-fns';
import { object, string } from 'yup';
import type { Clock } from '../../lib/time/clock';
import { parseTypedDay } from '../../lib/time/dates';
import {
  DATE_OF_BIRTH_INVALID,
  DATE_OF_BIRTH_REQUIRED,
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  PRONOUN_OPTIONS,
  TOO_OLD,
  TOO_YOUNG,
} from './copy';

/** The youngest and the oldest that may be new patients, in years (§9). */
const MIN_AGE_YEARS = 13;
const MAX_AGE_YEARS = 120;

/** What is wrong with the day that somebody was born on, or null; the birthdays themselves are within (§5, §9). */
export function validateDateOfBirth(text: string, now: number): string | null {
  const day = parseTypedDay(text);
  if (day === null) return DATE_OF_BIRTH_INVALID;
  if (day > subYears(now, MIN_AGE_YEARS)) return TOO_YOUNG;
  // From the first moment of that birthday on.
  return day < startOfDay(subYears(now, MAX_AGE_YEARS)) ? TOO_OLD : null;
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Basic info (§5): what is optional may be left empty. */
export function basicInfoSchema(clock: Clock) {
  return object({
    firstName: string().trim().required(FIRST_NAME_REQUIRED),
    lastName: string().trim().required(LAST_NAME_REQUIRED),
    preferredName: string().trim(),
    dateOfBirth: string()
      .trim()
      .required(DATE_OF_BIRTH_REQUIRED)
      .test('age', (text, context) => {
        const message = text === '' ? null : validateDateOfBirth(text, clock.now());
        return message === null || context.createError({ message });
      }),
    pronouns: string().oneOf(['', ...PRONOUN_OPTIONS]),
  });
}
