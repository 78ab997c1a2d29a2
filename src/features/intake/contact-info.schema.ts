import { object } from 'yup';
import { emailSchema } from '../../validation/email.schema';
import { phoneSchema } from '../../validation/phone/phone.schema';
import { INVALID_EMAIL, PHONE_REQUIRED } from './copy';

/** Validates the contact info step (§5 Intake contact). */
export function contactInfoSchema() {
  return object({
    email: emailSchema(INVALID_EMAIL()).required(INVALID_EMAIL()),
    phoneNumber: phoneSchema().required(PHONE_REQUIRED()),
  });
}
