import type { Channel } from '../../../machines/preference-switches/preference-switches.types';
import { Stack } from '../../ui/stack/stack';
import { Switch } from '../../ui/switch/switch';
import { channelNotesId } from './channel-notes';
import { EMAIL, PUSH, TEXT } from './copy';
import type { PreferenceSwitches } from './use-preference-switches';

type Props = {
  readonly messageType: string;
  readonly switches: PreferenceSwitches;
};

/** The Push, Email and Text switches of one message type, unless they are hidden (§4). */
export function ChannelSwitches({ messageType, switches }: Props) {
  const { shown, isShown, isSubscribed, canChange, change } = switches;
  if (!isShown(messageType)) return null;
  const channels: readonly { readonly channel: Channel; readonly label: string }[] = [
    { channel: 'push', label: PUSH() },
    { channel: 'email', label: EMAIL() },
    { channel: 'sms', label: TEXT() },
  ];
  return (
    <Stack gap={1}>
      {channels.map(({ channel, label }) => {
        const isWanted = shown[channel].includes(messageType);
        // No message arrives on an unsubscribed channel, whatever was chosen.
        const isOn = isWanted && isSubscribed(channel);
        const isDisabled = !canChange({ channel, messageType, isOn: !isWanted });
        return (
          <Switch
            key={channel}
            label={label}
            isOn={isOn}
            isDisabled={isDisabled}
            {...(isDisabled && { describedBy: channelNotesId(channel) })}
            onChange={(newIsOn) => change({ channel, messageType, isOn: newIsOn })}
          />
        );
      })}
    </Stack>
  );
}
