import { string } from 'yup';
import { CODE_LENGTH, toCode } from './code.rule';
import { ENTER_CODE, formatDigits } from './copy';

/** A code of digits as it is sent, without spaces. */
export const codeSchema = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? toCode(value) : value));

/** The code of an invite: exactly 6 digits; spaces are ignored (§5). */
export function verificationCodeSchema() {
  return codeSchema()
    .required(() => ENTER_CODE())
    .matches(new RegExp(`^\\d{${CODE_LENGTH}}$`), () => formatDigits(CODE_LENGTH));
}
