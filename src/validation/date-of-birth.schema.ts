import { string } from 'yup';
import type { Clock } from '../lib/time/clock';
import { validateDateOfBirth } from './date-of-birth.rule';

/** A date of birth typed as MM/dd/yyyy (§5). Empty is valid; add `.required(message)` where it is required. */
export function dateOfBirthSchema(clock: Clock) {
  return string()
    .trim()
    .test('date-of-birth', (text, context) => {
      if (text === undefined || text === '') return true;
      const message = validateDateOfBirth(text, clock.now());
      return message === null || context.createError({ message });
    });
}
