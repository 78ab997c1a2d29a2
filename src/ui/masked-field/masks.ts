/** The shapes there are: 9 stands for a digit (§5). */
export type MaskPattern = '99/99/9999' | '(999) 999-9999';

const isoDate = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/;
const looseDate = /^\s*(\d{1,2})\s*[/.\-\s]\s*(?:(\d{1,2})\s*(?:[/.\-\s]\s*(\d{0,4})\s*)?)?$/;

/** A date as month, day, year: '1990-02-01' as autofill gives it, '2/1/1990' as people write it, '2/' as they begin. */
function normalizeDate(text: string): string {
  const iso = isoDate.exec(text);
  if (iso) return `${pad(iso[2])}/${pad(iso[3])}/${iso[1] ?? ''}`;
  const loose = looseDate.exec(text);
  if (!loose) return toDigits(text);
  const [, month, day, year] = loose;
  if (day === undefined) return `${pad(month)}/`;
  return year === undefined ? `${pad(month)}/${day}` : `${pad(month)}/${pad(day)}/${year}`;
}

/** The ten digits of a US number, without its country code: '+1 213…', '001 213…' and '1 213…' mean the same as '213…'. */
function normalizePhone(text: string): string {
  const digits = toDigits(text);
  if (text.trim().startsWith('+1')) return digits.slice(1);
  return digits.length > 10 ? digits.replace(/^(?:00)?1/, '') : digits;
}

/** A phone number of another country, for which a US pattern has no room. */
export function isNonUsNumber(pattern: MaskPattern, text: string): boolean {
  return pattern === '(999) 999-9999' && /^\s*\+(?!\s*1)/.test(text);
}

/** What a text means in a pattern; the mask puts it into shape and cuts what does not fit. */
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
