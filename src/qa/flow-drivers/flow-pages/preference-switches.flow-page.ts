import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { RELOAD_LIMIT_MS } from '../../../../machines/preference-switches/preference-switches.machine';
import {
  CHANNELS,
  type Channel,
  type ChannelNote,
  type SwitchChange,
} from '../../../../machines/preference-switches/preference-switches.types';
import { expectHeading, expectText, expectVisibleIf } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const CARDS = {
  SCHEDULED_ASSESSMENT_ADMINISTRATION: 'Assessments',
  SCHEDULED_CHECKIN_REMINDER: 'Check-in Reminders',
  CLIENT_SAFETY_NET: 'Safety Net',
} as const;
const SWITCHES = { push: 'Push', email: 'Email', sms: 'Text' } as const;
const NOTES: Readonly<Record<ChannelNote, RegExp>> = {
  pushIsInApp: /^Push notifications are set in the app/,
  pushIsOff: /^Push notifications are turned off/,
  emailIsOff: /^You are unsubscribed from our emails/,
  textsAreOff: /^You are unsubscribed from our texts/,
  noNumberForTexts: /^There is no phone number to text/,
  resubscribeByText: /^To receive texts again, text START/,
  askClinicianForNumber: /^To add a phone number, contact your clinician/,
};

const getSwitch = (card: string, channel: Channel): ElementLocator => ({
  role: 'switch',
  name: SWITCHES[channel],
  within: card,
});

const textSwitch = getSwitch(CARDS.SCHEDULED_ASSESSMENT_ADMINISTRATION, 'sms');

/** The part of the state key that the screen shows. */
type StateKey = {
  readonly sending: SwitchChange | null;
  readonly blocked: readonly Channel[];
  readonly notes: readonly ChannelNote[];
  readonly hasReminderSwitches: boolean;
};

// SAFETY: the key of the registry entry contains these fields.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

const hasTransition = ({ transitions }: Expected, name: string) =>
  transitions.some((id) => id.includes(name));

const isSaved = (expected: Expected) =>
  hasTransition(expected, 'save done') || hasTransition(expected, '[isStored]');

async function expectCards(driver: PageDriver, expected: Expected): Promise<void> {
  const { blocked, notes, hasReminderSwitches } = getStateKey(expected);
  await expectHeading(driver, 'Notifications');
  for (const channel of CHANNELS) {
    const isDisabled = blocked.includes(channel);
    for (const card of [CARDS.SCHEDULED_ASSESSMENT_ADMINISTRATION, CARDS.CLIENT_SAFETY_NET])
      await driver.expectVisible(getSwitch(card, channel), { isDisabled });
    const ofReminders = getSwitch(CARDS.SCHEDULED_CHECKIN_REMINDER, channel);
    if (hasReminderSwitches) await driver.expectVisible(ofReminders, { isDisabled });
    else await driver.expectNotVisible(ofReminders);
  }
  for (const [note, text] of Object.entries(NOTES))
    await expectVisibleIf(
      driver,
      notes.some((shown) => shown === note),
      { text },
    );
}

async function expectSwitched(driver: PageDriver, expected: Expected): Promise<void> {
  await expectCards(driver, expected);
  const { sending } = getStateKey(expected);
  if (sending === null) throw new Error('No change is being saved.');
  await driver.expectVisible(toLocator(sending), { isChecked: sending.isOn });
}

function toLocator({ channel, messageType }: SwitchChange): ElementLocator {
  const card = Object.entries(CARDS).find(([type]) => type === messageType)?.[1];
  if (card === undefined) throw new Error(`There is no card for "${messageType}".`);
  return getSwitch(card, channel);
}

const LOAD = /^GET .*\/optional-comms$/;

/** The page object of the notification switches (§4). */
export const preferenceSwitchesFlowPage: FlowPage = {
  requests: {
    save: /^POST .*\/optional-comms$/,
    // The first one loads the page.
    loadStored: { pattern: LOAD, after: LOAD },
  },
  actions: {
    SWITCHED: async (driver, event) => {
      // SAFETY: the type of the event is SWITCHED.
      const { change } = event as unknown as { change: SwitchChange };
      await driver.press(toLocator(change));
    },
    CONDITIONS_CHANGED: (driver) => driver.press({ role: 'button', name: /^Delete reminder/ }),
    RELOAD_REQUESTED: async (driver) => {
      await driver.goTo('/settings');
      await expectHeading(driver, 'Settings');
      await driver.goTo('/settings/notifications');
    },
  },
  assertions: {
    idle: async (driver, expected) => {
      await expectCards(driver, expected);
      await driver.expectVisible(textSwitch, { isChecked: isSaved(expected) });
      if (hasTransition(expected, 'save error') || hasTransition(expected, 'checkingStored'))
        if (!isSaved(expected)) await expectText(driver, 'Unable to save your preference');
    },
    reloading: expectCards,
    'reloading.unhurried': expectCards,
    'reloading.hurried': expectCards,
    saving: expectSwitched,
    checkingStored: expectSwitched,
  },
  timers: [RELOAD_LIMIT_MS],
};
