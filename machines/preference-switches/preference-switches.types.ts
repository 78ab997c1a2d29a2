/** The channels of a message (§3 Optional communications). */
export const CHANNELS = ['push', 'email', 'sms'] as const;

export type Channel = (typeof CHANNELS)[number];

/** By channel, the enabled message types; types that the client does not know are kept. */
export type Preferences = Readonly<Record<Channel, readonly string[]>>;

/** A change of one switch. */
export type SwitchChange = {
  readonly channel: Channel;
  readonly messageType: string;
  readonly isOn: boolean;
};

/** What a save sends. */
export type PreferencesToSave = {
  readonly lists: Preferences;
  /** What the user has changed in the lists: another tab may have saved others meanwhile. */
  readonly changes: readonly SwitchChange[];
};

/** What decides which switches are shown, and which of them can be changed (§4). */
export type SwitchConditions = {
  /** The page is open in the native app, which manages push (§1). */
  readonly isInApp: boolean;
  readonly hasPhoneNumber: boolean;
  /** By channel: false if the user has unsubscribed from it. */
  readonly isSubscribed: Readonly<Record<Channel, boolean>>;
  /** False until the reminders are loaded. */
  readonly hasActiveReminder: boolean;
};

/** What there is to say about a channel: why its switches are disabled, and what the user can do (§2, D9). */
export type ChannelNote =
  | 'pushIsInApp'
  | 'pushIsOff'
  | 'emailIsOff'
  | 'textsAreOff'
  | 'noNumberForTexts'
  | 'resubscribeByText'
  | 'askClinicianForNumber';

export type PreferenceSwitchesInput = {
  readonly saved: Preferences;
  readonly conditions: SwitchConditions;
};

export type PreferenceSwitchesContext = {
  /** The preferences on the server. */
  readonly saved: Preferences;
  /** The change that is being saved, at most one. */
  readonly sending: readonly SwitchChange[];
  /** Changes that are not being saved yet, in order. */
  readonly waiting: readonly SwitchChange[];
  readonly conditions: SwitchConditions;
  /** True if something else than the switches may have changed what is stored: `saved` may be older. */
  readonly isOutdated: boolean;
};

export type PreferenceSwitchesEvent =
  | { readonly type: 'SWITCHED'; readonly change: SwitchChange }
  /** Another tab, another device or something else on the page may have changed what is stored. */
  | { readonly type: 'RELOAD_REQUESTED' }
  /** Loaded again, or the user has added, deleted or lost something that the switches depend on. */
  | { readonly type: 'CONDITIONS_CHANGED'; readonly conditions: SwitchConditions };

/** Emitted when a save failed and its change was reverted, or when it failed and the server has saved the change. */
export type PreferenceSwitchesEmitted =
  | { readonly type: 'SAVE_FAILED' }
  | { readonly type: 'SAVE_CONFIRMED' };
