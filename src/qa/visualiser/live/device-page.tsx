import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import styles from './live.module.css';
import { createLocalDriver } from './local-driver';
import { connectToTester } from './remote-driver';

/** What a second device shows: the app and nothing else, driven and mirrored by the page whose code this is. */
export function DevicePage({ code }: { readonly code: string }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [hasTester, setHasTester] = useState(true);
  useEffect(() => {
    if (container === null) return;
    const connection = connectToTester(code, {
      onCommand: (command) => driver.command(command),
      onTesterChange: setHasTester,
    });
    const driver = createLocalDriver(container, connection.report);
    driver.command({ kind: 'open', path: '/kiosk/lakeside' });
    return () => {
      driver.close();
      connection.close();
    };
  }, [container, code]);
  return (
    <main className={styles.device} aria-label="The app">
      <div role="status">
        {!hasTester && (
          <Alert tone="info">
            No page waits for a device with the code {code === '' ? '(none)' : code}. Choose “On
            another device” in Live, and open the link that stands there.
          </Alert>
        )}
      </div>
      <div ref={setContainer} className={styles.deviceRoom} />
    </main>
  );
}
