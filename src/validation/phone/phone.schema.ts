import { string } from 'yup';
import { INVALID_PHONE } from './copy';
import { toE164 } from './phone.rule';

/** A phone number of the +1 plan (§5, D9). Empty is valid; add `.required(message)` where it is required. */
export function phoneSchema() {
  return string()
    .trim()
    .test(
      'phone',
      () => INVALID_PHONE(),
      (text) => !text || toE164(text) !== null,
    );
}
