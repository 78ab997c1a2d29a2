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
  TEXT_NO_NUMBER,
  TEXT_OFF,
} from './copy';

type Props = {
  readonly messageType: string;
  readonly comms: OptionalComms;
  readonly shown: Preferences;
  readonly hasPhone: boolean;
  readonly onChange: (change: SwitchChange) => void;
};

/** The Push, Email and Text switches of one message type; a disabled switch shows the reason (§4). */
export function ChannelSwitches({ messageType, comms, shown, hasPhone, onChange }: Props) {
  const { isNative } = useWrapper();
  const switches: readonly { channel: Channel; label: string; disabledReason: string | null }[] = [
    {
      channel: 'push',
      label: PUSH,
      disabledReason: getPushDisabledReason(isNative, comms.isPushSubscribed),
    },
    { channel: 'email', label: EMAIL, disabledReason: comms.isEmailSubscribed ? null : EMAIL_OFF },
    {
      channel: 'sms',
      label: TEXT,
      disabledReason: getTextDisabledReason(comms.isSmsSubscribed, hasPhone),
    },
  ];
  return (
    <Stack gap={3}>
      {switches.map(({ channel, label, disabledReason }) => (
        <Switch
          key={channel}
          label={label}
          isOn={shown[channel].includes(messageType)}
          isDisabled={disabledReason !== null}
          {...(disabledReason !== null && { hint: disabledReason })}
          onChange={(isOn) => onChange({ channel, messageType, isOn })}
        />
      ))}
    </Stack>
  );
}

function getPushDisabledReason(isInApp: boolean, isSubscribed: boolean): string | null {
  if (!isInApp) return PUSH_IN_APP;
  return isSubscribed ? null : PUSH_OFF;
}

function getTextDisabledReason(isSubscribed: boolean, hasPhone: boolean): string | null {
  if (isSubscribed) return null;
  return hasPhone ? TEXT_OFF : TEXT_NO_NUMBER;
}
