import { object, string, type StringSchema } from 'yup';
import type { IdentifyFlow } from '../../../machines/kiosk-identification/kiosk-identification.types';
import type { Clock } from '../../lib/time/clock';
import { dateOfBirthSchema } from '../../validation/date-of-birth.schema';
import { emailSchema } from '../../validation/email.schema';
import { INVALID_PHONE } from '../../validation/phone/phone.rule';
import { phoneSchema } from '../../validation/phone/phone.schema';
import { INVALID_EMAIL, REQUIRED } from './copy';

type SchemaOptions = { readonly flow: IdentifyFlow; readonly asksContact: boolean };

/** Validates the fields of the current flow and, once they are shown, phone number and email (§5). */
export function visitorSchema({ flow, asksContact }: SchemaOptions, clock: Clock) {
  return object<Record<string, StringSchema>>({
    ...(flow === 'mrn'
      ? { medicalRecord: string().trim().required(REQUIRED()) }
      : {
          lastName: string().trim().required(REQUIRED()),
          dateOfBirth: dateOfBirthSchema(clock).required(REQUIRED()),
        }),
    ...(asksContact && {
      // One of the two is enough; if both are empty, the error is shown at the phone number.
      phoneNumber: phoneSchema().when('email', ([email], schema) =>
        isBlank(email) ? schema.required(INVALID_PHONE()) : schema,
      ),
      email: emailSchema(INVALID_EMAIL()),
    }),
  });
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
