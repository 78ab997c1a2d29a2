import * as v from 'valibot';
import { completeAssignments, toWireAssignment } from '../world/assignments';
import { getTimestamp } from '../world/clock';
import { getConsentInfo } from '../world/consents';
import { validateAnswers } from '../world/instruments/validate-answers';
import { toWireAssessment } from '../world/instruments/instrument.types';
import type { Submission } from '../world/submissions';
import type { World } from '../world/world';
import { endpoint, ok } from './endpoint';
import { findPerson } from './find';
import { badRequest, HttpError } from './http-error';
import { idList, submission } from './request-schemas';

type SubmissionBody = v.InferOutput<typeof submission>;

function assertValidAnswers(world: World, { assessments }: SubmissionBody): void {
  for (const { id, answers } of assessments) {
    const instrument = world.instruments.get(id);
    if (instrument === undefined) throw badRequest(`there is no assessment ${id}`);
    const problem = validateAnswers(instrument, answers);
    if (problem !== null) throw badRequest(`assessments: ${problem}`);
  }
  const ids = assessments.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badRequest('assessments: contains a duplicate');
}

function assertValidSubmission(world: World, userId: string, body: SubmissionBody): void {
  if (body.assigneeUserId !== userId)
    throw badRequest(`assigneeUserId: must be ${userId}, as in the path`);
  const isByClinician = body.source === 'clinician_app';
  if (isByClinician !== (body.submissionType === 'take_now'))
    throw badRequest('submissionType: must be take_now if source is clinician_app, and only then');
  assertValidAnswers(world, body);
  // Answers are taken whether or not the assessment is still assigned: the list may have changed while they were written.
  if (!isByClinician && getConsentInfo(world.consents, userId).consentRequired)
    throw new HttpError(403, 'Please agree to the consent before you send your answers.');
}

/** Assigned assessments, their contents and their submission (§7, D6). */
export const assessmentsEndpoints = [
  endpoint({
    name: 'assigned-assessments',
    method: 'GET',
    path: '/v1/public-api/user/:userId/assigned-assessments',
    respond: ({ world, params }) => {
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
    respond: ({ world, query }) =>
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
    respond: ({ world, params, body }) => {
      const { userId } = findPerson(world, params.userId);
      assertValidSubmission(world, userId, body);
      const { source, submissionType, isNewPatient, assessments } = body;
      const received: Submission = {
        userId,
        receivedAt: getTimestamp(world.clock),
        source,
        submissionType,
        isNewPatient,
        assessments,
      };
      world.submissions.push(received);
      completeAssignments(
        world,
        userId,
        assessments.map(({ id }) => id),
      );
      return ok({});
    },
  }),
];
