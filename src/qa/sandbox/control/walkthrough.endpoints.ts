import * as v from 'valibot';
import { endpoint, ok } from '../handlers/endpoint';
import { createSessionCookie } from '../handlers/identity.handlers';
import { ALL_SCENARIOS } from '../scenarios/all-scenarios';
import { getScenario } from '../scenarios/scenario.types';
import { getStoredItems } from '../scenarios/stored-intake';
import { openSession } from '../world/sessions';

const machineId = v.picklist(Object.keys(ALL_SCENARIOS));

/** The control API of walkthroughs: sets up their scenarios in the world. */
export const walkthroughEndpoints = [
  /** Resets the world, applies an initial state and returns it, with the items to store in the browser. */
  endpoint({
    name: 'begin-walkthrough',
    method: 'POST',
    path: '/sandbox-api/walks/begin',
    body: v.strictObject({ machineId, scenario: v.string() }),
    respond: ({ world, body }) => {
      const { initialStates, seed } = getScenario(ALL_SCENARIOS, body.machineId);
      const initialState = getScenario(initialStates, body.scenario);
      world.reset();
      seed?.(world);
      const session =
        initialState.isSignedIn === true
          ? openSession(world.sessions, initialState.userId, 'password')
          : null;
      const stored = getStoredItems(world, initialState);
      return {
        ...ok({ ...initialState, stored }),
        headers: createSessionCookie(session?.id ?? null),
      };
    },
  }),
  /** Prepares the next response for an outcome, or the world for an event. */
  endpoint({
    name: 'set-up-walkthrough',
    method: 'POST',
    path: '/sandbox-api/walks/arrange',
    body: v.strictObject({
      machineId,
      kind: v.picklist(['outcome', 'event']),
      name: v.string(),
      userId: v.string(),
      message: v.nullable(v.string()),
    }),
    respond: ({ world, body: { kind, name, userId, message, ...body } }) => {
      const {
        outcomes,
        events = {},
        signInOutcomes = {},
      } = getScenario(ALL_SCENARIOS, body.machineId);
      if (kind === 'event') {
        events[name]?.(world, userId, message);
        return ok({});
      }
      getScenario(outcomes, name)(world, userId, message);
      const signedInUserId = signInOutcomes[name];
      if (signedInUserId === undefined) return ok({});
      const { id } = openSession(world.sessions, signedInUserId ?? userId, 'password');
      return { ...ok({}), headers: createSessionCookie(id) };
    },
  }),
];
