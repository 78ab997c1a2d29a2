/** The number of digits of a verification code or a reset code (§9). */
export const CODE_LENGTH = 6;

/** Removes the spaces and invisible characters that users and messages put into a code, before it is sent. */
export function toCode(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}
