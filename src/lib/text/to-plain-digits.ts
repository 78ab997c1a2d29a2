const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Converts the digits of other scripts to 0-9: keyboards for Arabic, Persian, Hindi or Japanese may type their own. */
export function toPlainDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, toPlainDigit);
}

/** The digits of every script follow each other from 0 to 9; some have several such rows, one after the other. */
function toPlainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
