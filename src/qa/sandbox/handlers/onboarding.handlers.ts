import * as v from 'valibot';
import { getTimestamp } from '../world/clock';
import { lookUpInvite, type Invite } from '../world/invites';
import { pseudoRandomDigits } from '../world/pseudo-random';
import type { World } from '../world/world';
import { endpoint, ok } from './endpoint';
import { badRequest, HttpError } from './http-error';
import {
  emailAddress,
  isoDate,
  lowerCaseEmail,
  newPassword,
  phoneNumber,
  sixDigitCode,
  nonBlankText,
} from './request-schemas';

const path = '/v1/public-api/onboarding';

const identityFields = {
  email: v.optional(emailAddress),
  phoneNumber: v.optional(phoneNumber),
  lastName: v.optional(nonBlankText),
  dateOfBirth: v.optional(isoDate),
};

function sendCode(world: World, invite: Invite, to: string): void {
  const code = pseudoRandomDigits(`verify/${invite.userId}/${world.outbox.length}`);
  world.verificationCodes.set(invite.userId, code);
  world.outbox.push({ to, kind: 'verification code', code, sentAt: getTimestamp(world.clock) });
}

/** Creates an account; false if the patient is unknown or has one already, or if the email is taken. */
function signUp(world: World, patientId: string, email: string, password: string): boolean {
  const person = [...world.people.values()].find(
    (candidate) => candidate.type === 'patient' && candidate.patientId === patientId,
  );
  const accounts = [...world.accounts.values()];
  if (person === undefined || accounts.some((a) => a.userId === person.userId || a.email === email))
    return false;
  world.accounts.set(email, { userId: person.userId, email, password });
  world.people.set(person.userId, { ...person, email, hasOnboarded: true });
  for (const invite of world.invites) if (invite.patientId === patientId) invite.isAccepted = true;
  return true;
}

/** Onboarding, from the invitation to the account (§7 onboarding). */
export const onboardingEndpoints = [
  endpoint({
    name: 'onboarding-lookup',
    method: 'POST',
    path: `${path}/lookup`,
    body: v.strictObject({ type: v.picklist(['email', 'phonenumber']), ...identityFields }),
    respond: ({ world, body: { type, ...query } }) => {
      const [recipient, otherContact] =
        type === 'email' ? [query.email, query.phoneNumber] : [query.phoneNumber, query.email];
      if (recipient === undefined || otherContact !== undefined)
        throw badRequest(`body: type ${type} needs the contact field of its type only`);
      const { status, invite } = lookUpInvite(world.invites, query);
      if (invite !== null) sendCode(world, invite, recipient);
      return ok({ status });
    },
  }),
  endpoint({
    name: 'verification-code',
    method: 'POST',
    path: `${path}/verification-code`,
    body: v.strictObject({ code: sixDigitCode, ...identityFields }),
    respond: ({ world, body: { code, ...query } }) => {
      if (query.email === undefined && query.phoneNumber === undefined)
        throw badRequest('body: needs email or phoneNumber');
      const { invite } = lookUpInvite(world.invites, query);
      if (invite === null || world.verificationCodes.get(invite.userId) !== code)
        throw new HttpError(422, 'This code is not right. Please check it and try again.');
      return ok({ patientEmail: invite.email, patientId: invite.patientId });
    },
  }),
  endpoint({
    name: 'create-account',
    method: 'POST',
    path: `${path}/account`,
    body: v.strictObject({
      patientId: v.string(),
      email: v.pipe(emailAddress, lowerCaseEmail),
      password: newPassword,
    }),
    respond: ({ world, body: { patientId, email, password } }) =>
      ok({ status: signUp(world, patientId, email, password) ? 'ok' : 'failed' }),
  }),
];
