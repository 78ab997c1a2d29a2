import type { Preferences, SwitchConditions } from '../preference-switches.types';

/** The stored preferences. */
export const saved: Preferences = {
  push: [],
  email: ['SCHEDULED_ASSESSMENT_ADMINISTRATION'],
  sms: [],
};

const inBrowser: SwitchConditions = {
  isInApp: false,
  hasPhoneNumber: true,
  isSubscribed: { push: true, email: true, sms: true },
  hasActiveReminder: true,
};

const { isSubscribed } = inBrowser;

/** What changes when the only reminder is deleted. */
export const withoutReminder: SwitchConditions = { ...inBrowser, hasActiveReminder: false };

/** The starts. */
export const preferenceSwitchesStarts = [
  {
    scenario: 'preferences read',
    description: 'A patient opens the notifications page; the server returns the preferences.',
    input: { saved, conditions: inBrowser },
    targetState: 'idle',
  },
  {
    scenario: 'open in the app',
    description: 'A patient with push opens the notifications page in the native app.',
    input: { saved, conditions: { ...inBrowser, isInApp: true } },
    targetState: 'idle',
  },
  {
    scenario: 'push turned off',
    description:
      'A patient who has turned push off opens the page in the native app; their only reminder is paused.',
    input: {
      saved,
      conditions: {
        ...inBrowser,
        isInApp: true,
        isSubscribed: { ...isSubscribed, push: false },
        hasActiveReminder: false,
      },
    },
    targetState: 'idle',
  },
  {
    scenario: 'emails stopped',
    description: 'A guardian who has unsubscribed from emails opens the page.',
    input: {
      saved,
      conditions: { ...inBrowser, isSubscribed: { ...isSubscribed, email: false } },
    },
    targetState: 'idle',
  },
  {
    scenario: 'texts stopped',
    description: 'A patient who has unsubscribed from texts and has no reminder opens the page.',
    input: {
      saved,
      conditions: {
        ...inBrowser,
        isSubscribed: { ...isSubscribed, sms: false },
        hasActiveReminder: false,
      },
    },
    targetState: 'idle',
  },
  {
    scenario: 'no phone number',
    description: 'A patient without a phone number or a reminder opens the page.',
    input: {
      saved,
      conditions: {
        ...inBrowser,
        hasPhoneNumber: false,
        isSubscribed: { ...isSubscribed, sms: false },
        hasActiveReminder: false,
      },
    },
    targetState: 'idle',
  },
] as const;
