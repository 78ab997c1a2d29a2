import type {
  Preferences,
  PreferenceSwitchesContext,
  SwitchChange,
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

/** The body of a save: the whole preference with the change that is being saved (§4). */
export function selectToSave({ saved, sending }: PreferenceSwitchesContext): Preferences {
  return applyChanges(saved, sending);
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
