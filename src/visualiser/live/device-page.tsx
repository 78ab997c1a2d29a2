import { useEffect, useState } from 'react';
import styles from './live.module.css';
import { createLocalDriver } from './local-driver';
import { answerRemotely } from './remote-driver';

/** What a second device shows: the app and nothing else, driven and mirrored by the page whose code this is. */
export function DevicePage({ code }: { readonly code: string }) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (room === null) return;
    const line = answerRemotely(code, (command) => driver.command(command));
    const driver = createLocalDriver(room, line.report);
    driver.command({ kind: 'open', path: '/kiosk/lakeside' });
    return () => {
      driver.close();
      line.close();
    };
  }, [room, code]);
  return <main ref={setRoom} className={styles.device} aria-label="The app" />;
}
