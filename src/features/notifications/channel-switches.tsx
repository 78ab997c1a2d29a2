import type {
  Channel,
  Preferences,
  SwitchChange,
} from '../../../machines/preference-switches/preference-switches.types';
import type { OptionalComms } from '../../api/preferences.api';
import { Stack } from '../../ui/stack/stack';
import { Switch } from '../../ui/switch/switch';
import { useWrapper } from '../../wrapper/wrapper-context';
import {
  EMAIL,
  EMAIL_OFF,
  PUSH,
  PUSH_IN_APP,
  PUSH_OFF,
  TEXT,
  TEXT_NOWHERE,
  TEXT_OFF,
} from './copy';

type Props = {
  readonly messageType: string;
  readonly comms: OptionalComms;
  readonly shown: Preferences;
  readonly hasPhone: boolean;
  readonly onChange: (change: SwitchChange) => void;
};

/** Push, Email and Text for one kind of message; one that cannot be set says why (§4). */
export function ChannelSwitches({ messageType, comms, shown, hasPhone, onChange }: Props) {
  const { isNative } = useWrapper();
  const switches: readonly { channel: Channel; label: string; whyDisabled: string | null }[] = [
    { channel: 'push', label: PUSH, whyDisabled: whyNoPush(isNative, comms.isPushSubscribed) },
    { channel: 'email', label: EMAIL, whyDisabled: comms.isEmailSubscribed ? null : EMAIL_OFF },
    { channel: 'sms', label: TEXT, whyDisabled: whyNoText(comms.isSmsSubscribed, hasPhone) },
  ];
  return (
    <Stack gap={3}>
      {switches.map(({ channel, label, whyDisabled }) => (
        <Switch
          key={channel}
          label={label}
          isOn={shown[channel].includes(messageType)}
          isDisabled={whyDisabled !== null}
          {...(whyDisabled !== null && { hint: whyDisabled })}
          onChange={(isOn) => onChange({ channel, messageType, isOn })}
        />
      ))}
    </Stack>
  );
}

function whyNoPush(isInApp: boolean, isSubscribed: boolean): string | null {
  if (!isInApp) return PUSH_IN_APP;
  return isSubscribed ? null : PUSH_OFF;
}

function whyNoText(isSubscribed: boolean, hasPhone: boolean): string | null {
  if (isSubscribed) return null;
  return hasPhone ? TEXT_OFF : TEXT_NOWHERE;
}
