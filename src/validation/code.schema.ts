import { string } from 'yup';
import { CODE_LENGTH, toCode } from './code.rule';
import { DIGITS_ONLY, ENTER_CODE, ENTER_RESET_CODE, formatDigits, formatMaxDigits } from './copy';

const code = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? toCode(value) : value));

/** The code of a password reset: at most 6 digits; spaces are ignored (§5). */
export function resetCodeSchema() {
  return code()
    .required(() => ENTER_RESET_CODE)
    .matches(/^\d+$/, () => DIGITS_ONLY)
    .max(CODE_LENGTH, () => formatMaxDigits(CODE_LENGTH));
}

/** The code of an invite: exactly 6 digits; spaces are ignored (§5). */
export function verificationCodeSchema() {
  return code()
    .required(() => ENTER_CODE)
    .matches(new RegExp(`^\\d{${CODE_LENGTH}}$`), () => formatDigits(CODE_LENGTH));
}
