import * as v from 'valibot';
import { cardProviderEndpoints } from '../card-provider/provider.endpoints';
import { endpoint, ok } from '../handlers/endpoint';
import { ENDPOINTS } from '../handlers/endpoints';
import { FAULT_KINDS, type Fault } from '../world/faults';
import { expireAccessTokens } from '../world/sessions';
import type { World } from '../world/world';
import type { FrontDoor, WaitingFault } from './control.types';
import { FRONT_DOOR_GROUPS } from './front-door-groups';
import { walkEndpoints } from './walk.endpoints';

/** Whatever may be made to go wrong: the clinic's calls, and the card provider's. */
const STRIKABLE = [...ENDPOINTS, ...cardProviderEndpoints(() => '')];

/** How many calls the front door shows. */
const RECENT_CALLS = 30;
/** How many sent messages it shows. */
const RECENT_MESSAGES = 10;

function toWaitingFault({ path, kind, status, times = 1 }: Fault): WaitingFault {
  return {
    endpoint: path === undefined ? null : String(path),
    kind,
    status: status ?? null,
    times,
  };
}

const fault = v.strictObject({
  endpoint: v.nullish(v.picklist(STRIKABLE.map(({ name }) => name))),
  kind: v.picklist(FAULT_KINDS),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  message: v.nullish(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  isReceived: v.optional(v.boolean()),
});

function frontDoor(world: World): FrontDoor {
  const sessions = [...world.sessions.open.values()];
  return {
    groups: FRONT_DOOR_GROUPS,
    endpoints: STRIKABLE.map(({ name, method, path }) => ({ name, label: `${method} ${path}` })),
    faults: world.faults.pending.map(toWaitingFault),
    messages: world.outbox.slice(-RECENT_MESSAGES).reverse(),
    signedIn: sessions.map(({ userId }) => world.people.get(userId)?.firstName ?? userId),
    calls: world.calls
      .slice(-RECENT_CALLS)
      .reverse()
      .map(({ id, at, method, path, status, fault: kind }) => ({
        id,
        at,
        method,
        path,
        status,
        fault: kind,
      })),
  };
}

/** The back door of the clinic, for the front door page and for tests that have no other hold on the world. */
export const controlEndpoints = [
  endpoint({
    name: 'front-door',
    method: 'GET',
    path: '/sandbox-api/clinic',
    answer: ({ world }) => ok(frontDoor(world)),
  }),
  endpoint({
    name: 'expire-access-tokens',
    method: 'POST',
    path: '/sandbox-api/expire-access-tokens',
    answer: ({ world }) => {
      expireAccessTokens(world.sessions);
      return ok({});
    },
  }),
  endpoint({
    name: 'end-sessions',
    method: 'POST',
    path: '/sandbox-api/end-sessions',
    answer: ({ world }) => {
      world.sessions.open.clear();
      return ok({});
    },
  }),
  endpoint({
    name: 'reset',
    method: 'POST',
    path: '/sandbox-api/reset',
    answer: ({ world }) => {
      world.reset();
      return ok({});
    },
  }),
  endpoint({
    name: 'add-fault',
    method: 'POST',
    path: '/sandbox-api/faults',
    body: fault,
    answer: ({ world, body: { endpoint: name, ...rest } }) => {
      world.faults.failNext({ ...rest, path: name ?? undefined });
      return ok({});
    },
  }),
  endpoint({
    name: 'clear-faults',
    method: 'DELETE',
    path: '/sandbox-api/faults',
    answer: ({ world }) => {
      world.faults.clear();
      return ok({});
    },
  }),
  ...walkEndpoints,
];
