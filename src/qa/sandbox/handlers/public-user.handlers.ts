import * as v from 'valibot';
import { verifyBirthday } from '../world/birthdays';
import { getTimestamp } from '../world/clock';
import { acceptConsent, getConsentInfo } from '../world/consents';
import { toPublicUser } from '../world/people';
import { endpoint, ok } from './endpoint';
import { findPerson, getPersonClinic } from './find';
import { isoDate, telecomType } from './request-schemas';

/** The user of a public link, their consent and the check of their date of birth (§4, §7). */
export const publicUserEndpoints = [
  endpoint({
    name: 'public-user',
    method: 'GET',
    path: '/v1/public-api/user/:userId',
    respond: ({ world, params }) => {
      const person = findPerson(world, params.userId);
      return ok(toPublicUser(person, getPersonClinic(world, person)));
    },
  }),
  endpoint({
    name: 'consent-info',
    method: 'GET',
    path: '/v1/public-api/user/:userId/consent-info',
    respond: ({ world, params }) =>
      ok(getConsentInfo(world.consents, findPerson(world, params.userId).userId)),
  }),
  endpoint({
    name: 'accept-consent',
    method: 'POST',
    path: '/v1/public-api/user/:userId/accept-consent',
    respond: ({ world, params }) => {
      const { userId } = findPerson(world, params.userId);
      acceptConsent(world.consents, userId, getTimestamp(world.clock));
      return ok({});
    },
  }),
  endpoint({
    name: 'birthday-verification-status',
    method: 'GET',
    path: '/v1/public-api/user/:userId/birthday-verification-status',
    query: v.strictObject({ telecomType: v.optional(telecomType) }),
    respond: ({ world, params }) => {
      const { userId } = findPerson(world, params.userId);
      return ok({ isVerified: !world.unverifiedBirthdays.has(userId) });
    },
  }),
  endpoint({
    name: 'birthday-verification',
    method: 'POST',
    path: '/v1/public-api/user/:userId/birthday-verification',
    body: v.strictObject({ dateOfBirth: isoDate, telecomType: v.optional(telecomType) }),
    respond: ({ world, params, body }) => {
      const person = findPerson(world, params.userId);
      return ok({ success: verifyBirthday(world.unverifiedBirthdays, person, body.dateOfBirth) });
    },
  }),
];
