import {
  CHANNELS,
  type Channel,
  type ChannelNote,
  type Preferences,
  type PreferencesToSave,
  type PreferenceSwitchesContext,
  type SwitchChange,
  type SwitchConditions,
} from './preference-switches.types';

function withChange(preferences: Preferences, change: SwitchChange): Preferences {
  const { channel, messageType, isOn } = change;
  const others = preferences[channel].filter((type) => type !== messageType);
  return { ...preferences, [channel]: isOn ? [...others, messageType] : others };
}

/** Applies the changes to the preferences, in order. */
export function applyChanges(
  preferences: Preferences,
  changes: readonly SwitchChange[],
): Preferences {
  return changes.reduce(withChange, preferences);
}

/** The state of the switches: the saved preferences plus all pending changes. */
export function selectShown({ saved, sending, waiting }: PreferenceSwitchesContext): Preferences {
  return applyChanges(saved, [...sending, ...waiting]);
}

/** What a save sends: the whole preference with the change that is being saved (§4). */
export function selectToSave({ saved, sending }: PreferenceSwitchesContext): PreferencesToSave {
  return { lists: applyChanges(saved, sending), changes: sending };
}

/** True if the preferences on the server include the change that was being saved. */
export function selectIsStored(
  { sending }: PreferenceSwitchesContext,
  stored: Preferences,
): boolean {
  return sending.every(
    ({ channel, messageType, isOn }) => stored[channel].includes(messageType) === isOn,
  );
}

type WithConditions = Pick<PreferenceSwitchesContext, 'conditions'>;
type WithBlockConditions = {
  readonly conditions: Pick<SwitchConditions, 'isInApp' | 'isSubscribed'>;
};

/** True if the switches of the channel are disabled: it is unsubscribed, or push is set in the app alone (§4). */
export function selectIsBlocked({ conditions }: WithBlockConditions, channel: Channel): boolean {
  return !conditions.isSubscribed[channel] || (channel === 'push' && !conditions.isInApp);
}

/** True if no channel can bring a message: neither emails nor texts nor, in the app, push. */
export function selectArePaused(context: WithBlockConditions): boolean {
  return CHANNELS.every((channel) => selectIsBlocked(context, channel));
}

/** True if the message type has switches: those of check-in reminders only while a reminder is active (§4). */
export function selectIsShown({ conditions }: WithConditions, messageType: string): boolean {
  return messageType !== 'SCHEDULED_CHECKIN_REMINDER' || conditions.hasActiveReminder;
}

/** True if the user can change this switch: it is shown and not disabled. */
export function selectIsSwitchable(
  context: WithConditions,
  { channel, messageType }: Omit<SwitchChange, 'isOn'>,
): boolean {
  return selectIsShown(context, messageType) && !selectIsBlocked(context, channel);
}

/** What there is to say about the channel, in the order of its sentences; nothing for most. */
export function selectNotes(context: WithConditions, channel: Channel): readonly ChannelNote[] {
  const { isInApp, hasPhoneNumber } = context.conditions;
  const isBlocked = selectIsBlocked(context, channel);
  if (channel === 'sms' && !hasPhoneNumber)
    return isBlocked ? ['noNumberForTexts', 'askClinicianForNumber'] : ['askClinicianForNumber'];
  if (!isBlocked) return [];
  switch (channel) {
    case 'push':
      return [isInApp ? 'pushIsOff' : 'pushIsInApp'];
    case 'email':
      return ['emailIsOff'];
    case 'sms':
      return ['textsAreOff', 'resubscribeByText'];
  }
}
