import { object, string, type StringSchema } from 'yup';
import type { LookupMethod } from '../../../machines/onboarding/onboarding.types';
import type { Clock } from '../../lib/time/clock';
import { dateOfBirthSchema } from '../../validation/date-of-birth.schema';
import { emailSchema } from '../../validation/email.schema';
import { INVALID_PHONE } from '../../validation/phone/phone.rule';
import { phoneSchema } from '../../validation/phone/phone.schema';
import { INVALID_LOOKUP_EMAIL, PERSON_REQUIRED } from './copy';

type SchemaOptions = { readonly method: LookupMethod; readonly asksPerson: boolean };

/** Validates phone number or email, by the method, and the person's fields once they are shown (§5 invite lookup). */
export function inviteSchema({ method, asksPerson }: SchemaOptions, clock: Clock) {
  return object<Record<string, StringSchema>>({
    ...(method === 'phone'
      ? { phoneNumber: phoneSchema().required(INVALID_PHONE()) }
      : { email: emailSchema(INVALID_LOOKUP_EMAIL()).required(INVALID_LOOKUP_EMAIL()) }),
    ...(asksPerson && {
      lastName: string().trim().required(PERSON_REQUIRED()),
      dateOfBirth: dateOfBirthSchema(clock).required(PERSON_REQUIRED()),
    }),
  });
}
