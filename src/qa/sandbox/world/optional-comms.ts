/** The channels a message may take. */
export const CHANNELS = ['push', 'email', 'sms'] as const;

/** Message types by channel. */
export type MessageTypes = Readonly<Record<(typeof CHANNELS)[number], readonly string[]>>;

/** What a person wants to be told, and where they can be reached at all (§3). */
export type OptionalComms = MessageTypes & {
  readonly isPushSubscribed: boolean;
  readonly isEmailSubscribed: boolean;
  readonly isSmsSubscribed: boolean;
};

const knownTypes = [
  'SCHEDULED_ASSESSMENT_ADMINISTRATION',
  'SCHEDULED_CHECKIN_REMINDER',
  'CLIENT_SAFETY_NET',
];

/** Everything on; by text also a type that no client knows. */
export function createDefaultComms(isSmsSubscribed = true): OptionalComms {
  return {
    push: knownTypes,
    email: knownTypes,
    sms: [...knownTypes, 'APPOINTMENT_CONFIRMATION'],
    isPushSubscribed: true,
    isEmailSubscribed: true,
    isSmsSubscribed,
  };
}

const isChannelSubscribed = (comms: OptionalComms, channel: (typeof CHANNELS)[number]) =>
  ({
    push: comms.isPushSubscribed,
    email: comms.isEmailSubscribed,
    sms: comms.isSmsSubscribed,
  })[channel];

/** What is wrong with a new choice, or null: types of others are kept, and a channel that is off cannot be changed (D9, §4). */
export function validateComms(before: OptionalComms, after: MessageTypes): string | null {
  for (const channel of CHANNELS) {
    const types = new Set(after[channel]);
    if (types.size < after[channel].length) return `${channel}: a type is there twice`;
    const removedType = before[channel].find(
      (type) => !knownTypes.includes(type) && !types.has(type),
    );
    if (removedType !== undefined) return `${channel}: ${removedType} has to be kept`;
    const isSame =
      types.size === before[channel].length && before[channel].every((t) => types.has(t));
    if (!isChannelSubscribed(before, channel) && !isSame)
      return `${channel}: is not subscribed, so it cannot change`;
  }
  return null;
}
