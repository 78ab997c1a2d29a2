import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import phoneMetadata from './phone-metadata.json';

export { INVALID_PHONE } from './copy';

// SAFETY: an extract of the library's own metadata; a test compares the two.
const metadata = phoneMetadata as unknown as MetadataJson;

/**
 * A whole number of the +1 plan: neither its area nor its exchange begins with 0 or 1. The metadata is less strict for small
 * countries, and has numbers of seven digits that can only be dialled within Canada.
 */
const WHOLE_NUMBER = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Converts a phone number of any country of the +1 plan, in any usual notation, to E.164 (`+12015550123`); null when it is not
 * valid (§5, D9).
 */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(
    text.trim(),
    { defaultCountry: 'US', extract: false },
    metadata,
  );
  return number?.isValid() === true && WHOLE_NUMBER.test(number.number) ? number.number : null;
}
