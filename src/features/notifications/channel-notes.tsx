import type {
  Channel,
  ChannelNote,
} from '../../../machines/preference-switches/preference-switches.types';
import { Alert } from '../../ui/alert/alert';
import { Card } from '../../ui/card/card';
import { PhoneText } from '../../ui/phone-text/phone-text';
import styles from './notifications.module.css';
import {
  EMAIL_OFF,
  noPhoneFor,
  PAUSED_HEADING,
  PUSH_IN_APP,
  PUSH_OFF,
  resubscribeByText,
  TEXT_NO_NUMBER,
  TEXT_OFF,
} from './copy';
import { StartEmails } from './start-emails';

/** A channel with what there is to say about it, one paragraph each. */
export type NotedChannel = { readonly channel: Channel; readonly notes: readonly ChannelNote[] };

/** The id of a channel's notes, for the `aria-describedby` of its switches. */
export const channelNotesId = (channel: Channel) => `note-${channel}`;

type Props = {
  readonly channels: readonly NotedChannel[];
  /** As shown to people. */
  readonly supportNumber: string;
  /** The patient's name in the possessive for a participant; null for the patient. */
  readonly participantName: string | null;
  /** True for a person who gets no messages on any channel. */
  readonly arePaused: boolean;
  /** Null for a person without an email address. */
  readonly onEmailsStarted: (() => void) | null;
};

/** Says once for all cards why switches are disabled, and how to change that (§2, §4). */
export function ChannelNotes({
  channels,
  supportNumber,
  participantName,
  arePaused,
  onEmailsStarted,
}: Props) {
  const noted = channels
    .filter(({ notes }) => notes.length > 0)
    // What can be changed here comes first.
    .toSorted((a, b) => Number(a.channel === 'push') - Number(b.channel === 'push'));
  if (noted.length === 0) return null;
  const content = (
    <div className={styles.notes}>
      {noted.map(({ channel, notes }) => (
        <div key={channel} className={styles.note}>
          <div id={channelNotesId(channel)}>
            {notes.map((note) => (
              <p key={note}>
                <PhoneText>{getNoteText(note, { supportNumber, participantName })}</PhoneText>
              </p>
            ))}
          </div>
          {notes.includes('emailIsOff') && onEmailsStarted !== null && (
            <StartEmails onStarted={onEmailsStarted} />
          )}
        </div>
      ))}
    </div>
  );
  if (!arePaused) return <Alert tone="info">{content}</Alert>;
  return (
    <div>
      <Card heading={PAUSED_HEADING()} className={styles.paused}>
        {content}
      </Card>
    </div>
  );
}

function getNoteText(
  note: ChannelNote,
  { supportNumber, participantName }: Pick<Props, 'supportNumber' | 'participantName'>,
): string {
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
      return noPhoneFor(participantName);
  }
}
