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

/** The preferences after some switches, in their order. */
export function applyChanges(
  preferences: Preferences,
  changes: readonly SwitchChange[],
): Preferences {
  return changes.reduce(withChange, preferences);
}

/** What the switches show: what is saved, with everything that was switched since. */
export function selectShown({ saved, sending, waiting }: PreferenceSwitchesContext): Preferences {
  return applyChanges(saved, [...sending, ...waiting]);
}

/** What a save sends: the whole preference, with the switches that are on their way (§4). */
export function selectToSave({ saved, sending }: PreferenceSwitchesContext): Preferences {
  return applyChanges(saved, sending);
}
