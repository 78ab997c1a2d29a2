import type { Schema } from '../../../../src/qa/openapi/document.types';
import { preferencesApi } from '../../../../src/api/preferences.api';
import { profileApi } from '../../../../src/api/profile.api';
import { createUuid } from '../../../../src/lib/text/create-uuid';
import { DAY, EMAIL, PHONE_NUMBER } from './field-types';
import { load, request } from './client-request';
import { operation } from './operation.types';
import { reminders } from './strict-schemas';

/** As in the request that adds a reminder. */
const TIME_OF_DAY: Schema = {
  type: 'string',
  pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$`,
};
const preferences = preferencesApi.endpoints;

/** The profile and the settings of the signed-in user (§7). */
export const accountOperations = [
  operation('getProfile', 'account', {
    tag: 'Account',
    summary: 'The profiles of the account',
    names: { 'profiles[]': 'Profile' },
    description: 'The first one is used. Later requests name its `userId` in `x-profile-user-id`.',
    isPrerequisite: true,
    required: ['profiles[].firstName', 'profiles[].safetyNetEnabled'],
    types: {
      'profiles[].dateOfBirth': DAY,
      'profiles[].email': EMAIL,
      'profiles[].phoneNumber': PHONE_NUMBER,
    },
    requests: [request(profileApi.endpoints.getProfile, () => undefined)],
  }),
  operation('dismissSafetyNet', 'account.write', {
    tag: 'Account',
    summary: 'Dismiss the safety-net banner of the home page',
    description: '`safetyNetEnabled` of the profile is false from then on.',
    requests: [request(profileApi.endpoints.dismissSafetyNet, ({ userId }) => userId)],
  }),
  operation('getReminders', 'account', {
    tag: 'Account',
    summary: 'The reminders of the user, of all types',
    names: { '[]': 'Reminder' },
    description: 'Those of type `check_in` are shown.',
    response: reminders,
    types: { '[].timeOfDay': TIME_OF_DAY },
    fields: { '[].timeOfDay': '`HH:mm:ss`.' },
    requests: [
      request(preferences.getReminders, ({ userId }) => userId),
      request(preferences.getReminderStatuses, ({ userId }) => userId),
    ],
  }),
  operation('addReminder', 'account.write', {
    tag: 'Account',
    summary: 'Add a check-in reminder',
    bodyNames: { '': 'NewReminder' },
    requests: [
      request(preferences.addReminder, ({ userId, reminder }) => ({
        userId,
        reminder,
        key: createUuid(),
      })),
    ],
  }),
  operation('deleteReminder', 'account.write', {
    tag: 'Account',
    summary: 'Delete a reminder',
    requests: [
      request(preferences.deleteReminder, async ({ userId, reminder }, { dispatch }) => {
        const reminders = await load(dispatch, preferences.getReminders, userId);
        const added = reminders.findLast(({ timeOfDay }) => timeOfDay === reminder.timeOfDay);
        return { userId, reminderId: added?.id ?? 'not-added' };
      }),
    ],
    errors: { 404: 'The reminder has been deleted already.' },
  }),
  operation('getOptionalComms', 'account', {
    tag: 'Account',
    summary: 'Which messages the user gets on which channel',
    names: { '': 'OptionalComms' },
    fields: {
      push: 'The types of messages that the user gets. There are switches for `SCHEDULED_ASSESSMENT_ADMINISTRATION`, `SCHEDULED_CHECKIN_REMINDER` and `CLIENT_SAFETY_NET`.',
      isSmsSubscribed: 'False if the user has unsubscribed from the channel.',
    },
    required: ['isPushSubscribed', 'isEmailSubscribed', 'isSmsSubscribed'],
    requests: [request(preferences.getOptionalComms, ({ userId }) => userId)],
  }),
  operation('saveOptionalComms', 'account.write', {
    tag: 'Account',
    summary: 'Replace the lists of messages',
    bodyNames: { '': 'OptionalCommsLists' },
    description: 'Message types that the client does not know are sent back as they were read.',
    requests: [
      request(preferences.saveOptionalComms, async ({ userId }, { dispatch }) => ({
        userId,
        lists: await load(dispatch, preferences.getOptionalComms, userId),
      })),
    ],
  }),
  operation('notifyUserUpdated', 'account.write', {
    tag: 'Account',
    summary: 'Notify other systems that the user has changed',
    description: 'Sent after each saved preference; the client does not wait for the response.',
    requests: [request(preferences.notifyUserUpdated, ({ userId }) => userId)],
  }),
];
