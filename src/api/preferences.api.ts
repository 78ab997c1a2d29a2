import * as v from 'valibot';
import { createUuid } from '../lib/text/create-uuid';
import { requiredId } from '../lib/responses/ids';
import {
  optional,
  optionalFlag,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { uniqueById } from '../lib/responses/unique-by-id';
import { baseApi } from './base-api';
import { NO_CACHE_SECONDS } from './cache-times';
import {
  addReminder,
  deleteReminder,
  getOptionalComms,
  getReminders,
  notifyUserUpdated,
  saveOptionalComms,
} from './operations';
import { reloadAfter } from './reload-after';
import { toRequest } from './to-request';

/** The days of the week as the API names them, from Sunday (§3). */
export const DAYS_OF_WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** A day of the week. */
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** The only type of reminder that the app shows and creates (§9). */
const CHECK_IN = 'check_in';

/** A reminder of check-ins. */
export const reminderSchema = v.object({
  id: requiredId,
  /** Empty if one cannot be read: the others would be another reminder. */
  daysOfWeek: optional(v.array(v.picklist(DAYS_OF_WEEK)), []),
  timeOfDay: optional(v.string(), ''),
  isActive: optional(v.nullish(v.boolean(), true), true),
  notificationType: v.literal(CHECK_IN),
});

/** A reminder of another type; its other fields are ignored (D6). */
export const otherReminderSchema = v.object({
  notificationType: v.pipe(v.string(), v.notValue(CHECK_IN)),
});
const anyReminderSchema = v.lazy((input) =>
  v.is(otherReminderSchema, input) ? otherReminderSchema : reminderSchema,
);

/** When a user wants to be reminded; `timeOfDay` is `HH:mm:ss` (§3). */
export type Reminder = v.InferOutput<typeof reminderSchema>;
/** A reminder before it is saved. */
export type NewReminder = Pick<Reminder, 'daysOfWeek' | 'timeOfDay'>;

/** Required: the lists are saved as a whole, so that a part of one would remove the rest. */
const types = v.array(v.string());
const listsSchema = v.object({ push: types, email: types, sms: types });
const optionalCommsSchema = v.object({
  ...listsSchema.entries,
  isPushSubscribed: optionalFlag,
  isEmailSubscribed: optionalFlag,
  isSmsSubscribed: optionalFlag,
});

/** Which messages a user gets on which channel, and whether the channel is subscribed at all (§3). */
export type OptionalComms = v.InferOutput<typeof optionalCommsSchema>;
type Lists = { readonly [Channel in keyof v.InferOutput<typeof listsSchema>]: readonly string[] };

const remindersResponse = (endpoint: string) =>
  tolerantResponse(endpoint, tolerantList(anyReminderSchema));
const toReminders = (reminders: readonly v.InferOutput<typeof anyReminderSchema>[]) =>
  uniqueById(
    reminders.filter((reminder): reminder is Reminder => reminder.notificationType === CHECK_IN),
  );

/** Reminders and optional messages of a signed-in user (§7). */
export const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReminders: build.query<readonly Reminder[], string>({
      query: (userId) => toRequest(getReminders, { userId }),
      rawResponseSchema: remindersResponse('getReminders'),
      transformResponse: toReminders,
      providesTags: ['Reminders'],
    }),
    /**
     * The same list, under another cache key, before a reminder is saved again (D9): a request for the list on screen may have
     * been sent before the first attempt.
     */
    getReminderStatuses: build.query<readonly Reminder[], string>({
      query: (userId) => toRequest(getReminders, { userId }),
      rawResponseSchema: remindersResponse('getReminderStatuses'),
      transformResponse: toReminders,
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    addReminder: build.mutation<unknown, { userId: string; reminder: NewReminder; key: string }>({
      query: ({ userId, reminder, key }) =>
        toRequest(
          addReminder,
          { userId },
          { body: { ...reminder, notificationType: CHECK_IN }, key },
        ),
      // After another failure the server may have created it.
      onQueryStarted: reloadAfter('Reminders', ({ error }) => error?.reason !== 'rejected'),
    }),
    deleteReminder: build.mutation<unknown, { userId: string; reminderId: string }>({
      query: (args) => toRequest(deleteReminder, args),
      onQueryStarted: reloadAfter('Reminders'),
    }),
    getOptionalComms: build.query<OptionalComms, string>({
      query: (userId) => toRequest(getOptionalComms, { userId }),
      rawResponseSchema: tolerantResponse('getOptionalComms', optionalCommsSchema),
      transformResponse: (comms: OptionalComms) => comms,
      // As long as the actor of the switches, which reads it again whenever it may be outdated.
      keepUnusedDataFor: Infinity,
    }),
    saveOptionalComms: build.mutation<unknown, { userId: string; lists: Lists }>({
      query: ({ userId, lists: { push, email, sms } }) =>
        toRequest(saveOptionalComms, { userId }, { body: { push, email, sms } }),
    }),
    /** Sent after each successful save, each a new command; the app does not wait for the response (D5, D10). */
    notifyUserUpdated: build.mutation<unknown, string>({
      query: (userId) => toRequest(notifyUserUpdated, { userId }, { key: createUuid() }),
    }),
  }),
});
