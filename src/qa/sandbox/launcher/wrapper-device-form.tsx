import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { Select } from '../../select/select';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { BRIDGES, PLATFORMS, PRESETS, type Device } from './wrapper-device';
import styles from './wrapper-page.module.css';

type Props = {
  readonly device: Device;
  /** Restarts the app on this device. */
  readonly onChange: (device: Device) => void;
};

const CUSTOM_OPTION = { value: '', label: 'Custom version' };
const platformOptions = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
];
const bridgeOptions = [
  { value: 'works', label: 'Works' },
  { value: 'throws', label: 'Throws on send' },
  { value: 'missing', label: 'Missing' },
];

function getPresetLabel({ platform, version }: Device): string {
  const found = PRESETS.find(
    ({ device }) => device.platform === platform && device.version === version,
  );
  return found?.label ?? CUSTOM_OPTION.value;
}

/** A form for the simulated native app: a preset, or any platform and version. */
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
          label="Preset"
          options={[CUSTOM_OPTION, ...PRESETS.map(({ label }) => ({ value: label, label }))]}
          value={getPresetLabel(device)}
          onChange={choosePreset}
        />
        <div className={styles.device}>
          <Select
            label="Platform"
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
          Restart with this version
        </Button>
      </Stack>
    </form>
  );
}
