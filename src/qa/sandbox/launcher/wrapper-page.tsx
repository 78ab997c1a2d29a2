import { useState } from 'react';
import { AppBar } from '../../../ui/app-bar/app-bar';
import { Button, LinkButton } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card';
import { Logo } from '../../../ui/logo/logo';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { Cluster, Stack } from '../../../ui/stack/stack';
import { Switch } from '../../../ui/switch/switch';
import { useWrapperFrame, type LoggedMessage } from './use-wrapper-frame';
import { DeviceForm } from './wrapper-device-form';
import { PRESETS, type Device } from './wrapper-device';
import styles from './wrapper-page.module.css';
import { signInAsAda, signOut } from './wrapper-session';

const INITIAL_DEVICE: Device = PRESETS[3]?.device ?? {
  platform: 'ios',
  version: '3.2.7',
  bridge: 'works',
};

const SHORTCUTS: readonly (readonly [label: string, path: string])[] = [
  ['Home', '/'],
  ['Progress', '/progress'],
  ['Settings', '/settings'],
  ['Account', '/settings/account'],
  ['Permissions', '/settings/permissions'],
  ['Check-ins', '/check-ins'],
  ['Safety net', '/user/ada/safety-net'],
  ['Assessments', '/user/ada/assessments?context=patient_app'],
  ['Log in', '/login'],
  ['Log out', '/logout'],
];

/** `/sandbox/wrapper`: shows the app in a frame as a native app does, and logs its messages. */
export function WrapperPage() {
  const [isResponding, setResponding] = useState(true);
  const frame = useWrapperFrame(INITIAL_DEVICE, isResponding);
  const { frameKey, frameProps, device, address } = frame;
  const backLink = (
    <LinkButton variant="quiet" icon="back" to="/sandbox">
      Launcher
    </LinkButton>
  );
  return (
    <div className={styles.wide}>
      <Page header={<AppBar logo={<Logo />} back={backLink} />} isTinted>
        <Stack gap={5}>
          <PageHeading>Native app simulator</PageHeading>
          <div className={styles.columns}>
            <div className={styles.phone}>
              <p className={styles.address}>
                <span className={styles.userAgent}>
                  PatientApp/{device.version} ({device.platform})
                </span>
                {address}
              </p>
              <iframe key={frameKey} {...frameProps} title="The app" className={styles.screen} />
            </div>
            <DevicePanel
              frame={frame}
              isResponding={isResponding}
              onRespondingChange={setResponding}
            />
          </div>
        </Stack>
      </Page>
    </div>
  );
}

type PanelProps = {
  readonly frame: ReturnType<typeof useWrapperFrame>;
  readonly isResponding: boolean;
  readonly onRespondingChange: (isResponding: boolean) => void;
};

/** What the native app is and does, and the messages that it has got. */
function DevicePanel({ frame, isResponding, onRespondingChange }: PanelProps) {
  const { device, log, open, reload, clearLog } = frame;
  return (
    <Stack gap={4}>
      <Card heading="Native app">
        <DeviceForm device={device} onChange={(next) => reload(next)} />
      </Card>
      <Card heading="Open">
        <Cluster gap={2}>
          {SHORTCUTS.map(([label, path]) => (
            <Button key={path} variant="secondary" onClick={() => open(path)}>
              {label}
            </Button>
          ))}
        </Cluster>
      </Card>
      <Card heading="Actions of the native app">
        <Stack gap={4}>
          <Switch
            label="Respond to messages"
            hint="Opens the requested screen on navigate-…, and the login page on logout."
            isOn={isResponding}
            onChange={onRespondingChange}
          />
          <Cluster gap={2}>
            <Button variant="secondary" onClick={() => void signInAsAda().then(() => reload())}>
              Sign in as Ada and reload
            </Button>
            <Button variant="secondary" onClick={() => void signOut().then(() => reload())}>
              Sign out and reload
            </Button>
            <Button variant="secondary" onClick={() => reload()}>
              Reload
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <Card
        heading="Messages"
        headingDetail={
          <Button variant="quiet" onClick={clearLog}>
            Clear
          </Button>
        }
      >
        <MessageLog messages={log} />
      </Card>
    </Stack>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** The messages to the native app, newest first, with how they break the contract. */
function MessageLog({ messages }: { readonly messages: readonly LoggedMessage[] }) {
  if (messages.length === 0) return <p className={styles.muted}>There are no messages yet.</p>;
  return (
    <ol className={styles.log} reversed>
      {messages.toReversed().map(({ id, at, type, payload, problem }) => (
        <li key={id}>
          <span className={styles.type}>{type}</span>
          {payload !== null && <code className={styles.payload}>{payload}</code>}
          <span className={styles.time}>{timeFormat.format(at)}</span>
          {problem !== null && (
            <span className={styles.problem}>Breaks the contract: {problem}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
