import { string } from 'yup';
import { INVALID_PHONE, toE164 } from './phone.rule';

/** A US phone number (§5), empty allowed: where it is required, `.required(message)` says so. */
export function phoneSchema() {
  return string()
    .trim()
    .test('us-phone', INVALID_PHONE, (text) => !text || toE164(text) !== null);
}
