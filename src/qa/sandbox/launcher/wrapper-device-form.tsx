import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/select/select';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { BRIDGES, PLATFORMS, PRESETS, type Device } from './wrapper-device';
import styles from './wrapper-page.module.css';

type Props = {
  readonly device: Device;
  /** The app is started again as this one. */
  readonly onChange: (device: Device) => void;
};

const CUSTOM_OPTION = { value: '', label: 'One of your own' };
const platformOptions = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
];
const bridgeOptions = [
  { value: 'works', label: 'Messages arrive' },
  { value: 'throws', label: 'Sending one throws' },
  { value: 'missing', label: 'There is none' },
];

function getPresetLabel({ platform, version }: Device): string {
  const found = PRESETS.find(
    ({ device }) => device.platform === platform && device.version === version,
  );
  return found?.label ?? CUSTOM_OPTION.value;
}

/** Which native app is played: one at a threshold, or any. */
export function DeviceForm({ device, onChange }: Props) {
  const [version, setVersion] = useState(device.version);
  const choosePreset = (label: string) => {
    const found = PRESETS.find((preset) => preset.label === label);
    if (found === undefined) return;
    setVersion(found.device.version);
    onChange({ ...found.device, bridge: device.bridge });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onChange({ ...device, version: version.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <Select
          label="At a threshold"
          options={[CUSTOM_OPTION, ...PRESETS.map(({ label }) => ({ value: label, label }))]}
          value={getPresetLabel(device)}
          onChange={choosePreset}
        />
        <div className={styles.device}>
          <Select
            label="System"
            options={platformOptions}
            value={device.platform}
            onChange={(value) =>
              onChange({ ...device, platform: PLATFORMS.find((one) => one === value) ?? 'ios' })
            }
          />
          <TextField label="Version" value={version} onChange={setVersion} isShort />
          <Select
            label="Bridge"
            options={bridgeOptions}
            value={device.bridge}
            onChange={(value) =>
              onChange({ ...device, bridge: BRIDGES.find((one) => one === value) ?? 'works' })
            }
          />
        </div>
        <Button type="submit" variant="secondary">
          Start this version
        </Button>
      </Stack>
    </form>
  );
}
