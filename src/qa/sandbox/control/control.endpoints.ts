import * as v from 'valibot';
import { createCardProviderEndpoints } from '../card-provider/provider.endpoints';
import { endpoint, ok } from '../handlers/endpoint';
import { ENDPOINTS } from '../handlers/endpoints';
import { FAULT_KINDS, type Fault } from '../world/faults';
import { expireAccessTokens } from '../world/sessions';
import type { World } from '../world/world';
import type { LauncherData, PendingFault } from './control.types';
import { LAUNCH_CARD_GROUPS } from './launch-card-groups';
import { walkthroughEndpoints } from './walkthrough.endpoints';

/** The endpoints that faults can affect: those of the API and of the card provider. */
const FAULTABLE_ENDPOINTS = [...ENDPOINTS, ...createCardProviderEndpoints(() => '')];

/** Number of requests that the launcher shows. */
const RECENT_REQUEST_COUNT = 30;
/** Number of sent messages that the launcher shows. */
const RECENT_MESSAGE_COUNT = 10;

function toPendingFault({ path, kind, status, times = 1 }: Fault): PendingFault {
  return {
    endpoint: path === undefined ? null : String(path),
    kind,
    status: status ?? null,
    times,
  };
}

const faultSchema = v.strictObject({
  endpoint: v.nullish(v.picklist(FAULTABLE_ENDPOINTS.map(({ name }) => name))),
  kind: v.picklist(FAULT_KINDS),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  message: v.nullish(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  isReceived: v.optional(v.boolean()),
});

function getLauncherData(world: World): LauncherData {
  const sessions = [...world.sessions.open.values()];
  return {
    groups: LAUNCH_CARD_GROUPS,
    endpoints: FAULTABLE_ENDPOINTS.map(({ name, method, path }) => ({
      name,
      label: `${method} ${path}`,
    })),
    faults: world.faults.pending.map(toPendingFault),
    messages: world.outbox.slice(-RECENT_MESSAGE_COUNT).reverse(),
    signedIn: sessions.map(({ userId }) => world.people.get(userId)?.firstName ?? userId),
    requests: world.requests
      .slice(-RECENT_REQUEST_COUNT)
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

/** The control API, for the launcher and for tests that cannot access the world directly. */
export const controlEndpoints = [
  endpoint({
    name: 'launcher',
    method: 'GET',
    path: '/sandbox-api/clinic',
    respond: ({ world }) => ok(getLauncherData(world)),
  }),
  endpoint({
    name: 'expire-access-tokens',
    method: 'POST',
    path: '/sandbox-api/expire-access-tokens',
    respond: ({ world }) => {
      expireAccessTokens(world.sessions);
      return ok({});
    },
  }),
  endpoint({
    name: 'end-sessions',
    method: 'POST',
    path: '/sandbox-api/end-sessions',
    respond: ({ world }) => {
      world.sessions.open.clear();
      return ok({});
    },
  }),
  endpoint({
    name: 'reset',
    method: 'POST',
    path: '/sandbox-api/reset',
    respond: ({ world }) => {
      world.reset();
      return ok({});
    },
  }),
  endpoint({
    name: 'add-fault',
    method: 'POST',
    path: '/sandbox-api/faults',
    body: faultSchema,
    respond: ({ world, body: { endpoint: name, ...rest } }) => {
      world.faults.failNext({ ...rest, path: name ?? undefined });
      return ok({});
    },
  }),
  endpoint({
    name: 'clear-faults',
    method: 'DELETE',
    path: '/sandbox-api/faults',
    respond: ({ world }) => {
      world.faults.clear();
      return ok({});
    },
  }),
  ...walkthroughEndpoints,
];
