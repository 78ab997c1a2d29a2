/** The channels of a message (§3 Optional communications). */
export type Channel = 'push' | 'email' | 'sms';

/** By channel, the enabled message types; types that the client does not know are kept. */
export type Preferences = Readonly<Record<Channel, readonly string[]>>;

/** A change of one switch. */
export type SwitchChange = {
  readonly channel: Channel;
  readonly messageType: string;
  readonly isOn: boolean;
};

export type PreferenceSwitchesInput = { readonly saved: Preferences };

export type PreferenceSwitchesContext = {
  /** The preferences on the server. */
  readonly saved: Preferences;
  /** The change that is being saved, at most one. */
  readonly sending: readonly SwitchChange[];
  /** Changes that are not being saved yet, in order. */
  readonly waiting: readonly SwitchChange[];
};

export type PreferenceSwitchesEvent =
  | { readonly type: 'SWITCHED'; readonly change: SwitchChange }
  /** The preferences were loaded again. */
  | { readonly type: 'PREFERENCES_LOADED'; readonly saved: Preferences };

/** Emitted when a save failed and its change was reverted, or when it failed and the server has saved the change. */
export type PreferenceSwitchesEmitted =
  | { readonly type: 'SAVE_FAILED' }
  | { readonly type: 'SAVE_CONFIRMED' };
