import * as v from 'valibot';
import {
  toWireListItem,
  toWireModule,
  type CheckInModule,
} from '../world/check-ins/check-in.types';
import { validateCheckIn } from '../world/check-ins/validate-check-in';
import { getTimestamp } from '../world/clock';
import type { World } from '../world/world';
import { endpoint, ok } from './endpoint';
import { findPerson } from './find';
import { authenticatedEndpoint } from './authenticated-endpoint';
import { badRequest, HttpError } from './http-error';
import { checkInSubmission, idList } from './request-schemas';

type CheckInSubmission = v.InferOutput<typeof checkInSubmission>;

function getAssignedModules(world: World, userId: string): CheckInModule[] {
  return (world.assignedCheckIns.get(userId) ?? []).flatMap(
    (id) => world.checkInModules.get(id) ?? [],
  );
}

function findAssigned(world: World, userId: string, id: string): CheckInModule {
  const module = getAssignedModules(world, userId).find((assigned) => assigned.id === id);
  if (module === undefined) throw new HttpError(404, 'We could not find this check-in.');
  return module;
}

/** Answers are taken whether or not the check-in is still assigned: the list may have changed while they were written. */
function assertValidSubmission(world: World, checkIns: CheckInSubmission): void {
  for (const { moduleId, moduleVersionId, answers } of checkIns) {
    const module = world.checkInModules.get(moduleId);
    if (module === undefined) throw badRequest(`there is no check-in ${moduleId}`);
    if (module.versionId !== moduleVersionId)
      throw badRequest(`${moduleId}: moduleVersionId must be ${module.versionId}`);
    const problem = validateCheckIn(module, answers);
    if (problem !== null) throw badRequest(`${moduleId}: ${problem}`);
  }
  const ids = checkIns.map(({ moduleId }) => moduleId);
  if (new Set(ids).size < ids.length) throw badRequest('contains a duplicate module');
}

/** Validates and stores a list of check-ins. */
function storeCheckIns(world: World, userId: string, checkIns: CheckInSubmission) {
  assertValidSubmission(world, checkIns);
  const before = world.checkInScores.get(userId) ?? [];
  const at = getTimestamp(world.clock);
  const scores = checkIns.map(({ moduleId, moduleVersionId, answers }, index) => ({
    id: `${userId}-score-${before.length + index + 1}`,
    moduleId,
    versionId: moduleVersionId,
    createdAt: at,
    updatedAt: at,
    answers,
  }));
  world.checkInScores.set(userId, [...before, ...scores]);
  return ok({});
}

function listAssigned(world: World, userId: string) {
  const scores = world.checkInScores.get(userId) ?? [];
  return ok(getAssignedModules(world, userId).map((module) => toWireListItem(module, scores)));
}

function getScores(world: World, userId: string, ids: readonly string[]) {
  const modules = ids.flatMap((id) => world.checkInModules.get(id) ?? []);
  const scores = world.checkInScores.get(userId) ?? [];
  return ok({
    checkInModules: modules.map(toWireModule),
    checkInScores: scores.filter(({ moduleId }) => ids.includes(moduleId)),
  });
}

const versions = ['v1', 'v2'] as const;
const scoresQuery = v.strictObject({ checkInIds: idList });

/** Check-ins: preview, public links and signed-in users (§7, D6, D9). */
export const checkInsEndpoints = [
  endpoint({
    name: 'check-in-preview',
    method: 'GET',
    path: '/v1/public-api/check-ins/:checkInId',
    query: v.strictObject({ versionId: v.optional(v.string()) }),
    respond: ({ world, params, query }) => {
      const module = world.checkInModules.get(params.checkInId);
      const isVersion = query.versionId === undefined || module?.versionId === query.versionId;
      if (module === undefined || !isVersion)
        throw new HttpError(404, 'We could not find this check-in.');
      return ok(toWireModule(module));
    },
  }),
  endpoint({
    name: 'assigned-checkins',
    method: 'GET',
    path: '/v1/public-api/user/:userId/assigned-checkins',
    respond: ({ world, params }) => {
      const { userId } = findPerson(world, params.userId);
      const scores = world.checkInScores.get(userId) ?? [];
      return ok(
        getAssignedModules(world, userId).map((module) => ({
          ...toWireModule(module),
          ...toWireListItem(module, scores),
        })),
      );
    },
  }),
  endpoint({
    name: 'submit-checkins',
    method: 'POST',
    path: '/v1/public-api/user/:userId/submit-checkins',
    body: checkInSubmission,
    respond: ({ world, params, body }) =>
      storeCheckIns(world, findPerson(world, params.userId).userId, body),
  }),
  ...versions.flatMap((version) => [
    authenticatedEndpoint({
      name: `check-ins-assigned-${version}`,
      method: 'GET',
      path: `/${version}/client-api/users/:userId/check-ins/assigned`,
      respond: ({ world, person }) => listAssigned(world, person.userId),
    }),
    authenticatedEndpoint({
      name: `check-in-scores-${version}`,
      method: 'GET',
      path: `/${version}/client-api/users/:userId/check-ins/scores`,
      query: scoresQuery,
      respond: ({ world, person, query }) => getScores(world, person.userId, query.checkInIds),
    }),
  ]),
  authenticatedEndpoint({
    name: 'check-in-assigned',
    method: 'GET',
    path: '/v2/client-api/users/:userId/check-ins/assigned/:checkInId',
    respond: ({ world, person, params }) =>
      ok(toWireModule(findAssigned(world, person.userId, params.checkInId))),
  }),
  authenticatedEndpoint({
    name: 'submit-check-ins',
    method: 'POST',
    path: '/v1/client-api/users/:userId/check-ins/submit',
    body: checkInSubmission,
    respond: ({ world, person, body }) => storeCheckIns(world, person.userId, body),
  }),
];
