/** The channels by which a message can reach a person (§3 Optional communications). */
export type Channel = 'push' | 'email' | 'sms';

/** By channel, the enabled message types; types that the client does not know are among them and stay. */
export type Preferences = Readonly<Record<Channel, readonly string[]>>;

/** One switch, as it was set. */
export type SwitchChange = {
  readonly channel: Channel;
  readonly messageType: string;
  readonly isOn: boolean;
};

export type PreferenceSwitchesInput = { readonly saved: Preferences };

export type PreferenceSwitchesContext = {
  /** What the server is known to hold. */
  readonly saved: Preferences;
  /** The switch that is on its way, alone; none while nothing is. */
  readonly sending: readonly SwitchChange[];
  /** What was switched meanwhile, in its order. */
  readonly waiting: readonly SwitchChange[];
};

export type PreferenceSwitchesEvent =
  | { readonly type: 'SWITCHED'; readonly change: SwitchChange }
  /** The server was read anew. */
  | { readonly type: 'PREFERENCES_LOADED'; readonly saved: Preferences };

/** Told to whoever listens: a save failed, and its switch has gone back. */
export type PreferenceSwitchesEmitted = { readonly type: 'SAVE_FAILED' };
