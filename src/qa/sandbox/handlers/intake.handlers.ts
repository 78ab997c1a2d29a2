import * as v from 'valibot';
import { getTimestamp } from '../world/clock';
import { hasCompletedIntake, validateAge, type IntakeRecord } from '../world/intake/intake-record';
import { validateResponses } from '../world/intake/questionnaire';
import { makeMagicCode } from '../world/magic-codes';
import { endpoint, ok } from './endpoint';
import { getPersonClinic, findPerson } from './find';
import { authenticatedEndpoint, type SignedInUser } from './authenticated-endpoint';
import type { World } from '../world/world';
import { badRequest, HttpError } from './http-error';
import { intakeBasicInfo, questionnaireResponses } from './request-schemas';

const path = '/v1/public-api/intake';

/** The intake record of a new patient with a magic-link session; throws an `HttpError` 403 for other users. */
function requireIntakeRecord(world: World, { person, session }: SignedInUser): IntakeRecord {
  const record = world.intakes.get(person.userId);
  if (record === undefined || session.kind !== 'magic-link')
    throw new HttpError(403, 'This is for new patients who came by their link.');
  return record;
}

/** The intake of new patients (§7 intake, D6). */
export const intakeEndpoints = [
  endpoint({
    name: 'clinic-branding',
    method: 'GET',
    path: `${path}/clinic-branding`,
    query: v.strictObject({ code: v.string() }),
    respond: ({ world, query }) => {
      const code = world.magicCodes.get(query.code);
      if (code === undefined) throw new HttpError(404, 'We could not find this link.');
      const { name, logoUrl } = getPersonClinic(world, findPerson(world, code.userId));
      return ok({ name, logoUrl });
    },
  }),
  authenticatedEndpoint({
    name: 'clinic-info',
    method: 'GET',
    path: `${path}/clinic-info`,
    respond: ({ world, person }) => {
      const { name, phoneNumber, logoUrl } = getPersonClinic(world, person);
      return ok({ name, phoneNumber, logoUrl });
    },
  }),
  authenticatedEndpoint({
    name: 'intake-status',
    method: 'GET',
    path: `${path}/status`,
    respond: ({ world, ...signedInUser }) =>
      ok({ hasCompletedIntake: hasCompletedIntake(requireIntakeRecord(world, signedInUser)) }),
  }),
  authenticatedEndpoint({
    name: 'policies',
    method: 'GET',
    path: `${path}/policies`,
    respond: ({ world }) => ok(world.policies),
  }),
  authenticatedEndpoint({
    name: 'questionnaire',
    method: 'GET',
    path: `${path}/questionnaire`,
    respond: ({ world }) => ok({ pages: world.questionnaire }),
  }),
  authenticatedEndpoint({
    name: 'basic-info',
    method: 'POST',
    path: `${path}/basic-info`,
    body: intakeBasicInfo,
    respond: ({ world, person, session, body }) => {
      const record = requireIntakeRecord(world, { person, session });
      const problem = validateAge(body.dateOfBirth, world.clock.now());
      if (problem !== null) throw badRequest(`dateOfBirth: ${problem}`);
      world.intakes.set(person.userId, { ...record, basicInfo: body });
      return ok({});
    },
  }),
  authenticatedEndpoint({
    name: 'sign-consent-policies',
    method: 'POST',
    path: `${path}/sign-consent-policies`,
    body: v.strictObject({ consented: v.literal(true), policyIds: v.array(v.string()) }),
    respond: ({ world, person, session, body }) => {
      const record = requireIntakeRecord(world, { person, session });
      if (record.basicInfo === null) throw new HttpError(409, 'Please tell us about you first.');
      const ids = world.policies.map(({ id }) => id);
      if (ids.join() !== body.policyIds.join())
        throw badRequest(`policyIds: must be all policies in their order, ${ids.join()}`);
      world.intakes.set(person.userId, { ...record, consentedAt: getTimestamp(world.clock) });
      return ok({});
    },
  }),
  authenticatedEndpoint({
    name: 'submit-questionnaire',
    method: 'POST',
    path: `${path}/submit-questionnaire`,
    body: v.strictObject({ responses: questionnaireResponses }),
    respond: ({ world, person, session, body: { responses } }) => {
      const record = requireIntakeRecord(world, { person, session });
      if (record.consentedAt === null)
        throw new HttpError(409, 'Please agree to the policies first.');
      const problem = validateResponses(world.questionnaire, responses);
      if (problem !== null) throw badRequest(`responses: ${problem}`);
      world.intakes.set(person.userId, { ...record, responses });
      return ok({});
    },
  }),
  endpoint({
    name: 'resend-magic-link',
    method: 'POST',
    path: `${path}/resend-magic-link`,
    body: v.strictObject({ expiredCode: v.string() }),
    respond: ({ world, body: { expiredCode } }) => {
      const known = world.magicCodes.get(expiredCode);
      if (known === undefined) throw new HttpError(404, 'We do not know this link.');
      const { userId, purpose } = known;
      const code = `${purpose}-${userId}-${world.magicCodes.size + 1}`;
      world.magicCodes.set(code, makeMagicCode(world.clock, userId, purpose));
      const to = findPerson(world, userId).email ?? '';
      world.outbox.push({ to, kind: 'intake link', code, sentAt: getTimestamp(world.clock) });
      return ok({});
    },
  }),
];
