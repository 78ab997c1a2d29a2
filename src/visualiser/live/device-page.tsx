import { useEffect, useState } from 'react';
import { Alert } from '../../ui/alert/alert';
import styles from './live.module.css';
import { createLocalDriver } from './local-driver';
import { answerRemotely } from './remote-driver';

/** What a second device shows: the app and nothing else, driven and mirrored by the page whose code this is. */
export function DevicePage({ code }: { readonly code: string }) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    if (room === null) return;
    const line = answerRemotely(code, {
      obey: (command) => driver.command(command),
      onTester: setAwaited,
    });
    const driver = createLocalDriver(room, line.report);
    driver.command({ kind: 'open', path: '/kiosk/lakeside' });
    return () => {
      driver.close();
      line.close();
    };
  }, [room, code]);
  return (
    <main className={styles.device} aria-label="The app">
      <div role="status">
        {!isAwaited && (
          <Alert tone="info">
            No page waits for a device with the code {code === '' ? '(none)' : code}. Choose “On
            another device” in Live, and open the link that stands there.
          </Alert>
        )}
      </div>
      <div ref={setRoom} className={styles.deviceRoom} />
    </main>
  );
}
