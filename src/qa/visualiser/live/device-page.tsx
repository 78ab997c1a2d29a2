import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import styles from './live.module.css';
import { createLocalDriver } from './local-driver';
import { connectToTester } from './remote-driver';

/** The page on a second device: shows only the app, driven by the tester's page with the same code. */
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
            No page is waiting for a device with the code {code === '' ? '(none)' : code}. In Live
            mode, choose “On another device” and open the link shown there.
          </Alert>
        )}
      </div>
      <div ref={setContainer} className={styles.deviceFrameContainer} />
    </main>
  );
}
