import * as v from 'valibot';
import {
  createActivityGraph,
  createLifestyleGraph,
  createSymptomsGraph,
  TIME_SCALES,
  createWorksheetSummary,
} from '../world/check-ins/insights';
import { ok } from './endpoint';
import { authenticatedEndpoint } from './authenticated-endpoint';

const path = '/v1/client-api/users/:userId/insights';
const range = v.strictObject({ timeScale: v.picklist(TIME_SCALES) });

/** The graphs of the progress page, computed from the stored check-ins and simulated steps (§7, D5, D6). */
export const insightsEndpoints = [
  authenticatedEndpoint({
    name: 'symptoms-graph',
    method: 'GET',
    path: `${path}/symptoms-graph`,
    query: range,
    respond: ({ world, person, query }) => {
      const scores = world.checkInScores.get(person.userId) ?? [];
      return ok(createSymptomsGraph(scores, query.timeScale, world.clock));
    },
  }),
  authenticatedEndpoint({
    name: 'lifestyle-graph',
    method: 'GET',
    path: `${path}/lifestyle-graph`,
    query: range,
    respond: ({ world, person, query }) => {
      const scores = world.checkInScores.get(person.userId) ?? [];
      return ok(createLifestyleGraph(scores, query.timeScale, world.clock));
    },
  }),
  authenticatedEndpoint({
    name: 'activity-graph',
    method: 'GET',
    path: `${path}/activity-graph`,
    query: range,
    respond: ({ world, person: { userId }, query }) =>
      ok(createActivityGraph(userId, world.stepCounters.has(userId), query.timeScale, world.clock)),
  }),
  authenticatedEndpoint({
    name: 'worksheet-summary',
    method: 'GET',
    path: `${path}/worksheet-summary`,
    query: v.strictObject({ timeScale: v.optional(v.picklist(TIME_SCALES)) }),
    respond: ({ world, person }) =>
      ok(createWorksheetSummary(world.checkInScores.get(person.userId) ?? [])),
  }),
];
