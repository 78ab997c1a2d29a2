import { CODE_LENGTH } from '../code.rule';
import { codeSchema } from '../code.schema';
import { DIGITS_ONLY, ENTER_RESET_CODE, formatMaxDigits } from './copy';

/** The code of a password reset: at most 6 digits; spaces are ignored (§5). */
export function resetCodeSchema() {
  return codeSchema()
    .required(() => ENTER_RESET_CODE())
    .matches(/^\d+$/, () => DIGITS_ONLY())
    .max(CODE_LENGTH, () => formatMaxDigits(CODE_LENGTH));
}
