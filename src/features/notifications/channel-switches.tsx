import type {
  Channel,
  Preferences,
  SwitchChange,
} from '../../../machines/preference-switches/preference-switches.types';
import { Stack } from '../../ui/stack/stack';
import { Switch } from '../../ui/switch/switch';
import { channelNoteId, type ChannelNote } from './channel-notes';
import { EMAIL, PUSH, TEXT } from './copy';

type Props = {
  readonly messageType: string;
  readonly shown: Preferences;
  /** The notes at the top of the page; a blocked switch is described by that of its channel. */
  readonly notes: readonly ChannelNote[];
  readonly onChange: (change: SwitchChange) => void;
};

/** The Push, Email and Text switches of one message type (§4). */
export function ChannelSwitches({ messageType, shown, notes, onChange }: Props) {
  const channels: readonly { readonly channel: Channel; readonly label: string }[] = [
    { channel: 'push', label: PUSH },
    { channel: 'email', label: EMAIL },
    { channel: 'sms', label: TEXT },
  ];
  return (
    <Stack gap={1}>
      {channels.map(({ channel, label }) => {
        const isBlocked = notes.some((note) => note.channel === channel && note.isBlocked);
        return (
          <Switch
            key={channel}
            label={label}
            isOn={shown[channel].includes(messageType)}
            isDisabled={isBlocked}
            {...(isBlocked && { describedBy: channelNoteId(channel) })}
            onChange={(isOn) => onChange({ channel, messageType, isOn })}
          />
        );
      })}
    </Stack>
  );
}
