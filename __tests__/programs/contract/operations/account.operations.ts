import type { Schema } from '../../../../src/qa/openapi/document.types';
import { preferencesApi } from '../../../../src/api/preferences.api';
import { profileApi } from '../../../../src/api/profile.api';
import { createUuid } from '../../../../src/lib/text/create-uuid';
import { DAY, EMAIL, PHONE_NUMBER } from './field-types';
import { operation } from './operation.types';
import { reminders, UNCACHED } from './strict-schemas';

/** As in the request that adds a reminder. */
const TIME_OF_DAY: Schema = {
  type: 'string',
  pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$`,
};
const preferences = preferencesApi.endpoints;

/** The profile and the settings of the signed-in user (§7). */
export const accountOperations = [
  operation({
    id: 'getProfile',
    tag: 'Account',
    summary: 'The profiles of the account',
    description: 'The first one is used. Later requests name its `userId` in `x-profile-user-id`.',
    needs: 'account',
    session: 'account',
    isPrerequisite: true,
    required: ['profiles[].firstName', 'profiles[].safetyNetEnabled'],
    types: {
      'profiles[].dateOfBirth': DAY,
      'profiles[].email': EMAIL,
      'profiles[].phoneNumber': PHONE_NUMBER,
    },
    start: ({ dispatch }) =>
      dispatch(profileApi.endpoints.getProfile.initiate(undefined, UNCACHED)),
  }),
  operation({
    id: 'dismissSafetyNet',
    tag: 'Account',
    summary: 'Dismiss the safety-net banner of the home page',
    description: '`safetyNetEnabled` of the profile is false from then on.',
    needs: 'account.write',
    session: 'account',
    response: null,
    start: ({ dispatch, userId }) =>
      dispatch(profileApi.endpoints.dismissSafetyNet.initiate(userId)),
  }),
  operation({
    id: 'getReminders',
    tag: 'Account',
    summary: 'The reminders of the user, of all types',
    description: 'Those of type `check_in` are shown.',
    needs: 'account',
    session: 'account',
    response: reminders,
    types: { '[].timeOfDay': TIME_OF_DAY },
    fields: { '[].timeOfDay': '`HH:mm:ss`.' },
    start: ({ dispatch, userId }) => dispatch(preferences.getReminders.initiate(userId, UNCACHED)),
  }),
  operation({
    id: 'addReminder',
    tag: 'Account',
    summary: 'Add a check-in reminder',
    needs: 'account.write',
    session: 'account',
    response: null,
    start: ({ dispatch, userId }, { reminder }) =>
      dispatch(preferences.addReminder.initiate({ userId, reminder, key: createUuid() })),
  }),
  operation({
    id: 'deleteReminder',
    tag: 'Account',
    summary: 'Delete a reminder',
    needs: 'account.write',
    session: 'account',
    response: null,
    start: async ({ dispatch, userId }, { reminder }) => {
      const read = await dispatch(preferences.getReminders.initiate(userId, UNCACHED));
      const added = read.data?.findLast(({ timeOfDay }) => timeOfDay === reminder.timeOfDay);
      if (added === undefined) return { error: { reason: 'not-added' } };
      return dispatch(preferences.deleteReminder.initiate({ userId, reminderId: added.id }));
    },
    errors: { 404: 'The reminder has been deleted already.' },
  }),
  operation({
    id: 'getOptionalComms',
    tag: 'Account',
    summary: 'Which messages the user gets on which channel',
    needs: 'account',
    session: 'account',
    fields: {
      push: 'The types of messages that the user gets.',
      isSmsSubscribed: 'False if the user has unsubscribed from the channel.',
    },
    required: ['isPushSubscribed', 'isEmailSubscribed', 'isSmsSubscribed'],
    start: ({ dispatch, userId }) =>
      dispatch(preferences.getOptionalComms.initiate(userId, UNCACHED)),
  }),
  operation({
    id: 'saveOptionalComms',
    tag: 'Account',
    summary: 'Replace the lists of messages',
    description: 'Message types that the client does not know are sent back as they were read.',
    needs: 'account.write',
    session: 'account',
    response: null,
    start: async ({ dispatch, userId }) => {
      const { data } = await dispatch(preferences.getOptionalComms.initiate(userId, UNCACHED));
      if (data === undefined) return { error: { reason: 'not-read' } };
      return dispatch(preferences.saveOptionalComms.initiate({ userId, lists: data }));
    },
  }),
  operation({
    id: 'notifyUserUpdated',
    tag: 'Account',
    summary: 'Notify other systems that the user has changed',
    description: 'Sent after each saved preference; the client does not wait for the response.',
    needs: 'account.write',
    session: 'account',
    response: null,
    start: ({ dispatch, userId }) => dispatch(preferences.notifyUserUpdated.initiate(userId)),
  }),
];
