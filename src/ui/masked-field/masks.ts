/** The supported patterns; 9 stands for a digit (§5). */
export type MaskPattern = '99/99/9999' | '(999) 999-9999';

// Between the numbers may stand whatever is no letter: keyboards and documents have many dashes, slashes and spaces.
const isoDate = /^[^\p{L}\d]*(\d{4})[^\p{L}\d]+(\d{1,2})[^\p{L}\d]+(\d{1,2})[^\p{L}\d]*$/u;
const looseDate =
  /^[^\p{L}\d]*(\d{1,2})[^\p{L}\d]+(?:(\d{1,2})(?:[^\p{L}\d]+(\d{0,4})[^\p{L}\d]*)?)?$/u;

/** Reorders and pads a date to month, day, year: an ISO date from autofill, '2/1/1990', or the incomplete '2/'. */
function normalizeDate(text: string): string {
  const iso = isoDate.exec(text);
  if (iso) return `${pad(iso[2])}/${pad(iso[3])}/${iso[1] ?? ''}`;
  const loose = looseDate.exec(text);
  if (!loose) return toDigits(text);
  const [, month, day, year] = loose;
  if (day === undefined) return `${pad(month)}/`;
  return year === undefined ? `${pad(month)}/${day}` : `${pad(month)}/${pad(day)}/${year}`;
}

/** The digits of a number of the +1 plan without the country code: '+1 213…', '001 213…' and '1 213…' all become '213…'. */
function normalizePhone(text: string): string {
  const digits = toDigits(text);
  if (/^\D*\+\D*1/.test(text)) return digits.slice(1);
  return digits.length > 10 ? digits.replace(/^(?:00)?1/, '') : digits;
}

/** True for a phone number of another country, which does not fit the US pattern. */
export function isNonUsNumber(pattern: MaskPattern, text: string): boolean {
  return pattern === '(999) 999-9999' && /^\D*\+(?!\D*1)/.test(text);
}

/** True for a phone number with more digits than the US pattern has: of another country, without its plus sign, or with an extension. */
export function isTooLong(pattern: MaskPattern, text: string): boolean {
  return pattern === '(999) 999-9999' && normalizePhone(text).length > 10;
}

/** Normalises a text before masking; the mask adds the separators and truncates it. */
export function normalizeInput(pattern: MaskPattern, text: string): string {
  return pattern === '99/99/9999' ? normalizeDate(text) : normalizePhone(text);
}

/** The digits of a text. */
export function toDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function pad(part: string | undefined): string {
  return (part ?? '').padStart(2, '0');
}
