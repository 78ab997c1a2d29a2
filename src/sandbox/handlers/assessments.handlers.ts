import * as v from 'valibot';
import { fulfil, toWireAssignment } from '../world/assignments';
import { timestamp } from '../world/clock';
import { consentInfo } from '../world/consents';
import { problemWithAnswers } from '../world/instruments/check-answers';
import { toWireAssessment } from '../world/instruments/instrument.types';
import type { Submission } from '../world/submissions';
import type { World } from '../world/world';
import { endpoint, ok } from './endpoint';
import { findPerson } from './find';
import { brokenContract, Refusal } from './refusal';
import { idList, submission } from './shapes';

type Sent = v.InferOutput<typeof submission>;

function checkAnswers(world: World, { assessments }: Sent): void {
  for (const { id, answers } of assessments) {
    const instrument = world.instruments.get(id);
    if (instrument === undefined) throw brokenContract(`there is no assessment ${id}`);
    const problem = problemWithAnswers(instrument, answers);
    if (problem !== null) throw brokenContract(`assessments: ${problem}`);
  }
  const ids = assessments.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw brokenContract('assessments: one is there twice');
}

function checkSubmission(world: World, userId: string, sent: Sent): void {
  if (sent.assigneeUserId !== userId)
    throw brokenContract(`assigneeUserId: must be ${userId}, as in the path`);
  const isByClinician = sent.source === 'clinician_app';
  if (isByClinician !== (sent.submissionType === 'take_now'))
    throw brokenContract('submissionType: take_now is for clinician_app, and for it alone');
  checkAnswers(world, sent);
  if (isByClinician) return;

  if (consentInfo(world.consents, userId).consentRequired)
    throw new Refusal(403, 'Please agree to the consent before you send your answers.');
  const assigned = new Set(world.assignments.get(userId)?.map(({ instrumentId }) => instrumentId));
  const stray = sent.assessments.find(({ id }) => !assigned.has(id));
  if (stray !== undefined)
    throw new Refusal(
      409,
      `${stray.id} is not assigned: it has been answered already, or never was.`,
    );
}

/** What is assigned, the instruments themselves, and the answers that come back (§7, D6). */
export const assessmentsEndpoints = [
  endpoint({
    name: 'assigned-assessments',
    method: 'GET',
    path: '/v1/public-api/user/:userId/assigned-assessments',
    answer: ({ world, params }) => {
      const { userId } = findPerson(world, params.userId);
      const assigned = world.assignments.get(userId) ?? [];
      return ok(
        assigned.flatMap((assignment) => {
          const instrument = world.instruments.get(assignment.instrumentId);
          return instrument === undefined
            ? []
            : [toWireAssignment(assignment, instrument, world.clock)];
        }),
      );
    },
  }),
  endpoint({
    name: 'assessments',
    method: 'GET',
    path: '/v1/public-api/assessments',
    query: v.strictObject({ Ids: idList }),
    answer: ({ world, query }) =>
      ok(
        query.Ids.flatMap((id) => {
          const instrument = world.instruments.get(id);
          return instrument === undefined ? [] : [toWireAssessment(instrument)];
        }),
      ),
  }),
  endpoint({
    name: 'submit-assessments',
    method: 'POST',
    path: '/v1/public-api/user/:userId/submit-assessments',
    body: submission,
    answer: ({ world, params, body }) => {
      const { userId } = findPerson(world, params.userId);
      checkSubmission(world, userId, body);
      const { source, submissionType, isNewPatient, assessments } = body;
      const received: Submission = {
        userId,
        receivedAt: timestamp(world.clock),
        source,
        submissionType,
        isNewPatient,
        assessments,
      };
      world.submissions.push(received);
      fulfil(
        world.assignments,
        userId,
        assessments.map(({ id }) => id),
      );
      return ok({});
    },
  }),
];
