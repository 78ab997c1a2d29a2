import * as v from 'valibot';
import { timestamp } from '../world/clock';
import {
  hasCompletedIntake,
  problemWithAge,
  type IntakeRecord,
} from '../world/intake/intake-record';
import { problemWithResponses } from '../world/intake/questionnaire';
import { makeMagicCode } from '../world/magic-codes';
import { endpoint, ok } from './endpoint';
import { clinicOf, findPerson } from './find';
import { memberEndpoint, type Member } from './member-endpoint';
import type { World } from '../world/world';
import { brokenContract, Refusal } from './refusal';
import { intakeBasicInfo, questionnaireResponses } from './shapes';

const path = '/v1/public-api/intake';

/** The record of a new patient who came by a magic link; throws a `Refusal` 403 for anybody else. */
function recordOf(world: World, { person, session }: Member): IntakeRecord {
  const record = world.intakes.get(person.userId);
  if (record === undefined || session.kind !== 'magic-link')
    throw new Refusal(403, 'This is for new patients who came by their link.');
  return record;
}

/** From a link to a new patient's record (§7 intake, D6). */
export const intakeEndpoints = [
  endpoint({
    name: 'clinic-branding',
    method: 'GET',
    path: `${path}/clinic-branding`,
    query: v.strictObject({ code: v.string() }),
    answer: ({ world, query }) => {
      const code = world.magicCodes.get(query.code);
      if (code === undefined) throw new Refusal(404, 'We could not find this link.');
      const { name, logoUrl } = clinicOf(world, findPerson(world, code.userId));
      return ok({ name, logoUrl });
    },
  }),
  memberEndpoint({
    name: 'clinic-info',
    method: 'GET',
    path: `${path}/clinic-info`,
    answer: ({ world, person }) => {
      const { name, phoneNumber, logoUrl } = clinicOf(world, person);
      return ok({ name, phoneNumber, logoUrl });
    },
  }),
  memberEndpoint({
    name: 'intake-status',
    method: 'GET',
    path: `${path}/status`,
    answer: ({ world, ...member }) =>
      ok({ hasCompletedIntake: hasCompletedIntake(recordOf(world, member)) }),
  }),
  memberEndpoint({
    name: 'policies',
    method: 'GET',
    path: `${path}/policies`,
    answer: ({ world }) => ok(world.policies),
  }),
  memberEndpoint({
    name: 'questionnaire',
    method: 'GET',
    path: `${path}/questionnaire`,
    answer: ({ world }) => ok({ pages: world.questionnaire }),
  }),
  memberEndpoint({
    name: 'basic-info',
    method: 'POST',
    path: `${path}/basic-info`,
    body: intakeBasicInfo,
    answer: ({ world, person, session, body }) => {
      const record = recordOf(world, { person, session });
      const problem = problemWithAge(body.dateOfBirth, world.clock.now());
      if (problem !== null) throw brokenContract(`dateOfBirth: ${problem}`);
      world.intakes.set(person.userId, { ...record, basicInfo: body });
      return ok({});
    },
  }),
  memberEndpoint({
    name: 'sign-consent-policies',
    method: 'POST',
    path: `${path}/sign-consent-policies`,
    body: v.strictObject({ consented: v.literal(true), policyIds: v.array(v.string()) }),
    answer: ({ world, person, session, body }) => {
      const record = recordOf(world, { person, session });
      if (record.basicInfo === null) throw new Refusal(409, 'Please tell us about you first.');
      const ids = world.policies.map(({ id }) => id);
      if (ids.join() !== body.policyIds.join())
        throw brokenContract(`policyIds: must be all that were shown, ${ids.join()}`);
      world.intakes.set(person.userId, { ...record, consentedAt: timestamp(world.clock) });
      return ok({});
    },
  }),
  memberEndpoint({
    name: 'submit-questionnaire',
    method: 'POST',
    path: `${path}/submit-questionnaire`,
    body: v.strictObject({ responses: questionnaireResponses }),
    answer: ({ world, person, session, body: { responses } }) => {
      const record = recordOf(world, { person, session });
      if (record.consentedAt === null)
        throw new Refusal(409, 'Please agree to the policies first.');
      const problem = problemWithResponses(world.questionnaire, responses);
      if (problem !== null) throw brokenContract(`responses: ${problem}`);
      world.intakes.set(person.userId, { ...record, responses });
      return ok({});
    },
  }),
  endpoint({
    name: 'resend-magic-link',
    method: 'POST',
    path: `${path}/resend-magic-link`,
    body: v.strictObject({ expiredCode: v.string() }),
    answer: ({ world, body: { expiredCode } }) => {
      const known = world.magicCodes.get(expiredCode);
      if (known === undefined) throw new Refusal(404, 'We do not know this link.');
      const { userId, purpose } = known;
      const code = `${purpose}-${userId}-${world.magicCodes.size + 1}`;
      world.magicCodes.set(code, makeMagicCode(world.clock, userId, purpose));
      const to = findPerson(world, userId).email ?? '';
      world.outbox.push({ to, kind: 'intake link', code, sentAt: timestamp(world.clock) });
      return ok({});
    },
  }),
];
