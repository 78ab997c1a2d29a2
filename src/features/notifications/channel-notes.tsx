import type { Channel } from '../../../machines/preference-switches/preference-switches.types';
import type { OptionalComms } from '../../api/preferences.api';
import { Alert } from '../../ui/alert/alert';
import styles from './notifications.module.css';
import {
  EMAIL_OFF,
  NO_PHONE,
  PUSH_IN_APP,
  PUSH_OFF,
  resubscribeByText,
  TEXT_NO_NUMBER,
  TEXT_OFF,
} from './copy';

/** What there is to say about a channel, in paragraphs, and whether its switches are blocked. */
export type ChannelNote = {
  readonly channel: Channel;
  readonly texts: readonly string[];
  readonly isBlocked: boolean;
};

type Options = {
  readonly comms: OptionalComms;
  readonly isInApp: boolean;
  readonly hasPhone: boolean;
  /** As shown to people. */
  readonly supportNumber: string;
};

/** Why the switches of a channel are blocked, and how to change that (§2, §4). */
export function getChannelNotes(options: Options): readonly ChannelNote[] {
  const { comms, isInApp } = options;
  const push = isInApp ? PUSH_OFF : PUSH_IN_APP;
  const notes: readonly ChannelNote[] = [
    { channel: 'push', texts: [push], isBlocked: !isInApp || !comms.isPushSubscribed },
    { channel: 'email', texts: [EMAIL_OFF], isBlocked: !comms.isEmailSubscribed },
    { channel: 'sms', texts: getTextNotes(options), isBlocked: !comms.isSmsSubscribed },
  ];
  return notes.filter(
    ({ channel, isBlocked }) => isBlocked || (channel === 'sms' && !options.hasPhone),
  );
}

function getTextNotes({ comms, hasPhone, supportNumber }: Options): readonly string[] {
  if (hasPhone) return [TEXT_OFF, resubscribeByText(supportNumber)];
  return comms.isSmsSubscribed ? [NO_PHONE] : [TEXT_NO_NUMBER, NO_PHONE];
}

/** The id of a channel's note, for the `aria-describedby` of its switches. */
export const channelNoteId = (channel: Channel) => `note-${channel}`;

/** Says once for all cards why switches are blocked. */
export function ChannelNotes({ notes }: { readonly notes: readonly ChannelNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert tone="info">
      <div className={styles.notes}>
        {notes.map(({ channel, texts }) => (
          <div key={channel} id={channelNoteId(channel)}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </Alert>
  );
}
