import { toPlainDigits } from '../lib/text/to-plain-digits';

/** The number of digits of a verification code or a reset code (§9). */
export const CODE_LENGTH = 6;

/** A code as it is sent: in the digits 0-9, without the spaces and invisible characters that users and messages put into it. */
export function toCode(text: string): string {
  return toPlainDigits(text).replace(/[\s\p{Cf}]/gu, '');
}
