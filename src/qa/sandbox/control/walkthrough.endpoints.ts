import * as v from 'valibot';
import { endpoint, ok } from '../handlers/endpoint';
import { sessionCookie } from '../handlers/identity.handlers';
import { ALL_SCENARIOS } from '../scenarios/all-scenarios';
import { getScenario } from '../scenarios/scenario.types';
import { getStoredItems } from '../scenarios/stored-intake';
import { openSession } from '../world/sessions';

const machineId = v.picklist(Object.keys(ALL_SCENARIOS));

/** The back door for who walks through a flow: it sets up what a walkthrough's situations mean in this clinic. */
export const walkthroughEndpoints = [
  /** Opens the clinic anew, and says where the walk begins and what is around the page. */
  endpoint({
    name: 'begin-walkthrough',
    method: 'POST',
    path: '/sandbox-api/walks/begin',
    body: v.strictObject({ machineId, situation: v.string() }),
    respond: ({ world, body }) => {
      const { initialStates, seed } = getScenario(ALL_SCENARIOS, body.machineId);
      const initialState = getScenario(initialStates, body.situation);
      world.reset();
      seed?.(world);
      const session =
        initialState.isSignedIn === true
          ? openSession(world.sessions, initialState.userId, 'password')
          : null;
      const stored = getStoredItems(world, initialState);
      return { ...ok({ ...initialState, stored }), headers: sessionCookie(session?.id ?? null) };
    },
  }),
  /** Sees to it that the clinic's next answer is of a situation, or that it is ready for what a person does. */
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
        signInOutcomes = [],
      } = getScenario(ALL_SCENARIOS, body.machineId);
      if (kind === 'event') {
        events[name]?.(world, userId, message);
        return ok({});
      }
      getScenario(outcomes, name)(world, userId, message);
      if (!signInOutcomes.includes(name)) return ok({});
      const { id } = openSession(world.sessions, userId, 'password');
      return { ...ok({}), headers: sessionCookie(id) };
    },
  }),
];
