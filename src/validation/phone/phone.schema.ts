import { string } from 'yup';
import { INVALID_PHONE } from './copy';
import { toE164 } from './phone.rule';

/** A US phone number (§5). Empty is valid; add `.required(message)` where it is required. */
export function phoneSchema() {
  return string()
    .trim()
    .test(
      'us-phone',
      () => INVALID_PHONE,
      (text) => !text || toE164(text) !== null,
    );
}
