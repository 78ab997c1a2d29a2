import { object } from 'yup';
import { emailSchema } from '../../validation/email.schema';
import { phoneSchema } from '../../validation/phone/phone.schema';
import { INVALID_EMAIL, PHONE_REQUIRED } from './copy';

/** Contact info (§5 Intake contact); the phone is checked by the library, against the US. */
export const contactInfoSchema = object({
  email: emailSchema(INVALID_EMAIL).required(INVALID_EMAIL),
  phoneNumber: phoneSchema().required(PHONE_REQUIRED),
});
