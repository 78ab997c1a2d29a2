import type {
  Channel,
  ChannelNote,
} from '../../../machines/preference-switches/preference-switches.types';
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

/** A channel with what there is to say about it, one paragraph each. */
export type NotedChannel = { readonly channel: Channel; readonly notes: readonly ChannelNote[] };

/** The id of a channel's notes, for the `aria-describedby` of its switches. */
export const channelNotesId = (channel: Channel) => `note-${channel}`;

type Props = {
  readonly channels: readonly NotedChannel[];
  /** As shown to people. */
  readonly supportNumber: string;
};

/** Says once for all cards why switches are disabled, and how to change that (§2, §4). */
export function ChannelNotes({ channels, supportNumber }: Props) {
  const noted = channels.filter(({ notes }) => notes.length > 0);
  if (noted.length === 0) return null;
  return (
    <Alert tone="info">
      <div className={styles.notes}>
        {noted.map(({ channel, notes }) => (
          <div key={channel} id={channelNotesId(channel)}>
            {notes.map((note) => (
              <p key={note}>{getNoteText(note, supportNumber)}</p>
            ))}
          </div>
        ))}
      </div>
    </Alert>
  );
}

function getNoteText(note: ChannelNote, supportNumber: string): string {
  switch (note) {
    case 'pushIsInApp':
      return PUSH_IN_APP();
    case 'pushIsOff':
      return PUSH_OFF();
    case 'emailIsOff':
      return EMAIL_OFF();
    case 'textsAreOff':
      return TEXT_OFF();
    case 'noNumberForTexts':
      return TEXT_NO_NUMBER();
    case 'resubscribeByText':
      return resubscribeByText(supportNumber);
    case 'askClinicianForNumber':
      return NO_PHONE();
  }
}
