import * as v from 'valibot';
import {
  CHANNELS,
  problemWithComms,
  usualComms,
  type OptionalComms,
} from '../world/optional-comms';
import { WEEKDAYS, type Reminder } from '../world/reminders';
import type { World } from '../world/world';
import { ok } from './endpoint';
import { memberEndpoint } from './member-endpoint';
import { brokenContract, Refusal } from './refusal';

const reminder = v.strictObject({
  daysOfWeek: v.pipe(
    v.array(v.picklist(WEEKDAYS)),
    v.minLength(1, 'must hold a day'),
    v.check((days) => new Set(days).size === days.length, 'holds a day twice'),
  ),
  timeOfDay: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be HH:mm:ss')),
  notificationType: v.literal('check_in'),
});

const messageTypes = v.array(v.pipe(v.string(), v.minLength(1)));

/** Unsubscribing by link turns off what came by text and email. */
function commsOf(world: World, userId: string): OptionalComms {
  const comms = world.optionalComms.get(userId) ?? usualComms();
  const isReached = !world.unsubscribed.has(userId);
  return {
    ...comms,
    isEmailSubscribed: comms.isEmailSubscribed && isReached,
    isSmsSubscribed: comms.isSmsSubscribed && isReached,
  };
}

/** Reminders, and which messages a person wants by which channel (§7, D6, D9). */
export const preferencesEndpoints = [
  memberEndpoint({
    name: 'notification-preferences',
    method: 'GET',
    path: '/v1/client-api/users/:userId/notification-preferences',
    answer: ({ world, params }) => ok(world.reminders.get(params.userId) ?? []),
  }),
  memberEndpoint({
    name: 'add-reminder',
    method: 'POST',
    path: '/v1/client-api/users/:userId/notification-preferences',
    body: reminder,
    answer: ({ world, params, body }) => {
      const before = world.reminders.get(params.userId) ?? [];
      const number = world.calls.at(-1)?.id ?? 0;
      const added: Reminder = { id: `${params.userId}-added-${number}`, isActive: true, ...body };
      world.reminders.set(params.userId, [...before, added]);
      return ok(added);
    },
  }),
  memberEndpoint({
    name: 'delete-reminder',
    method: 'DELETE',
    path: '/v1/client-api/users/:userId/notification-preferences/:reminderId',
    answer: ({ world, params }) => {
      const before = world.reminders.get(params.userId) ?? [];
      const left = before.filter(({ id }) => id !== params.reminderId);
      if (left.length === before.length) throw new Refusal(404, 'This reminder is gone already.');
      world.reminders.set(params.userId, left);
      return { status: 204 };
    },
  }),
  memberEndpoint({
    name: 'optional-comms',
    method: 'GET',
    path: '/v1/client-api/users/:userId/optional-comms',
    answer: ({ world, params }) => ok(commsOf(world, params.userId)),
  }),
  memberEndpoint({
    name: 'save-optional-comms',
    method: 'POST',
    path: '/v1/client-api/users/:userId/optional-comms',
    body: v.strictObject(v.entriesFromList(CHANNELS, messageTypes)),
    answer: ({ world, params, body }) => {
      const before = commsOf(world, params.userId);
      const problem = problemWithComms(before, body);
      if (problem !== null) throw brokenContract(problem);
      const comms = world.optionalComms.get(params.userId) ?? usualComms();
      world.optionalComms.set(params.userId, { ...comms, ...body });
      return ok({});
    },
  }),
];
