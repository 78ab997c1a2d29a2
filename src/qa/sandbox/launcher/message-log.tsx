import type { LoggedMessage } from './use-wrapper-frame';
import styles from './wrapper-page.module.css';

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** The messages to the native app, newest first, with how they break the contract. */
export function MessageLog({ messages }: { readonly messages: readonly LoggedMessage[] }) {
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
