/** Channels for messages. */
export const CHANNELS = ['push', 'email', 'sms'] as const;

/** Message types by channel. */
export type MessageTypes = Readonly<Record<(typeof CHANNELS)[number], readonly string[]>>;

/** The message types that a person wants by channel, and the channels they are subscribed to (§3). */
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

/** Everything on; SMS also has a type that the client does not know. */
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

/** The problem with new preferences, or null: unknown types must be kept, and an unsubscribed channel cannot change (D9, §4). */
export function validateComms(before: OptionalComms, after: MessageTypes): string | null {
  for (const channel of CHANNELS) {
    const types = new Set(after[channel]);
    if (types.size < after[channel].length) return `${channel}: contains a duplicate type`;
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
