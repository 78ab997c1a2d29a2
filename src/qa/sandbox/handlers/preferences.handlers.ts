import * as v from 'valibot';
import {
  CHANNELS,
  validateComms,
  createDefaultComms,
  type OptionalComms,
} from '../world/optional-comms';
import { WEEKDAYS, type Reminder } from '../world/reminders';
import type { World } from '../world/world';
import { ok } from './endpoint';
import { authenticatedEndpoint } from './authenticated-endpoint';
import { badRequest, HttpError } from './http-error';

const reminder = v.strictObject({
  daysOfWeek: v.pipe(
    v.array(v.picklist(WEEKDAYS)),
    v.minLength(1, 'must contain a day'),
    v.check((days) => new Set(days).size === days.length, 'contains a day twice'),
  ),
  timeOfDay: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be HH:mm:ss')),
  notificationType: v.literal('check_in'),
});

const messageTypes = v.array(v.pipe(v.string(), v.minLength(1)));

/** The stored preferences, with email and SMS off for a person who has unsubscribed by link. */
function getEffectiveComms(world: World, userId: string): OptionalComms {
  const comms = world.optionalComms.get(userId) ?? createDefaultComms();
  const isSubscribed = !world.unsubscribed.has(userId);
  return {
    ...comms,
    isEmailSubscribed: comms.isEmailSubscribed && isSubscribed,
    isSmsSubscribed: comms.isSmsSubscribed && isSubscribed,
  };
}

/** Reminders, and message preferences by channel (§7, D6, D9). */
export const preferencesEndpoints = [
  authenticatedEndpoint({
    name: 'notification-preferences',
    method: 'GET',
    path: '/v1/client-api/users/:userId/notification-preferences',
    respond: ({ world, params }) => ok(world.reminders.get(params.userId) ?? []),
  }),
  authenticatedEndpoint({
    name: 'add-reminder',
    method: 'POST',
    path: '/v1/client-api/users/:userId/notification-preferences',
    body: reminder,
    respond: ({ world, params, body }) => {
      const before = world.reminders.get(params.userId) ?? [];
      const requestId = world.requests.at(-1)?.id ?? 0;
      const added: Reminder = {
        id: `${params.userId}-added-${requestId}`,
        isActive: true,
        ...body,
      };
      world.reminders.set(params.userId, [...before, added]);
      return ok(added);
    },
  }),
  authenticatedEndpoint({
    name: 'delete-reminder',
    method: 'DELETE',
    path: '/v1/client-api/users/:userId/notification-preferences/:reminderId',
    respond: ({ world, params }) => {
      const before = world.reminders.get(params.userId) ?? [];
      const remaining = before.filter(({ id }) => id !== params.reminderId);
      if (remaining.length === before.length)
        throw new HttpError(404, 'This reminder is gone already.');
      world.reminders.set(params.userId, remaining);
      return { status: 204 };
    },
  }),
  authenticatedEndpoint({
    name: 'optional-comms',
    method: 'GET',
    path: '/v1/client-api/users/:userId/optional-comms',
    respond: ({ world, params }) => ok(getEffectiveComms(world, params.userId)),
  }),
  authenticatedEndpoint({
    name: 'save-optional-comms',
    method: 'POST',
    path: '/v1/client-api/users/:userId/optional-comms',
    body: v.strictObject(v.entriesFromList(CHANNELS, messageTypes)),
    respond: ({ world, params, body }) => {
      const before = getEffectiveComms(world, params.userId);
      const problem = validateComms(before, body);
      if (problem !== null) throw badRequest(problem);
      const comms = world.optionalComms.get(params.userId) ?? createDefaultComms();
      world.optionalComms.set(params.userId, { ...comms, ...body });
      return ok({});
    },
  }),
];
