import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import usMetadata from './us-phone-metadata.json';

export { INVALID_PHONE } from './copy';

// SAFETY: an extract of the library's own metadata; a test compares the two.
const metadata = usMetadata as unknown as MetadataJson;

/** Converts a US phone number in any usual notation to E.164 (`+12015550123`); null when it is not valid (§5). */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(
    text.trim(),
    { defaultCountry: 'US', extract: false },
    metadata,
  );
  return number?.isValid() ? number.number : null;
}
