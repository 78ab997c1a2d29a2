import type { LauncherData } from '../control/control.types';
import styles from './launcher-page.module.css';

/** The text messages and emails that were sent, with their codes. */
export function SentMessages({ messages }: Pick<LauncherData, 'messages'>) {
  return (
    <ol className={styles.log}>
      {messages.map(({ to, kind, code, sentAt }) => (
        <li key={`${sentAt}${code}`}>
          <span className={styles.logText}>
            {kind} to {to}
          </span>{' '}
          <b>{code}</b>
        </li>
      ))}
    </ol>
  );
}
