import type { LauncherData } from '../control/control.types';
import styles from './launcher-page.module.css';

/** What the clinic has sent by text and email, so that a code can be read without a phone. */
export function SentMessages({ messages }: Pick<LauncherData, 'messages'>) {
  return (
    <ol className={styles.calls}>
      {messages.map(({ to, kind, code, sentAt }) => (
        <li key={`${sentAt}${code}`}>
          <span className={styles.callPath}>
            {kind} to {to}
          </span>{' '}
          <b>{code}</b>
        </li>
      ))}
    </ol>
  );
}
