import { string } from 'yup';
import { CODE_LENGTH, toCode } from './code.rule';

const code = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? toCode(value) : value));

/** The code of a password reset: at most 6 digits; spaces are ignored (§5). */
export function resetCodeSchema() {
  return code()
    .required('Please enter the reset code sent to your email')
    .matches(/^\d+$/, 'The code has digits only')
    .max(CODE_LENGTH, `The code has no more than ${CODE_LENGTH} digits`);
}

/** The code of an invite: exactly 6 digits; spaces are ignored (§5). */
export function verificationCodeSchema() {
  return code()
    .required('Please enter the code that was sent to you')
    .matches(new RegExp(`^\\d{${CODE_LENGTH}}$`), `The code has ${CODE_LENGTH} digits`);
}
