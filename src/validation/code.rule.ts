/** How many digits a verification or reset code has (§9). */
export const CODE_LENGTH = 6;

/** A code as it is sent: without the spaces that people and messages put into it. */
export function toCode(text: string): string {
  return text.replace(/\s/g, '');
}
