import type { RecentCall } from '../control/control.types';
import { classNames } from '../../ui/class-names';
import styles from './front-door-page.module.css';

function outcome({ status, fault }: RecentCall): string {
  const answer = status === null ? 'no answer' : String(status);
  return fault === null ? answer : `${answer}, ${fault}`;
}

function isTrouble({ status, fault }: RecentCall): boolean {
  return fault !== null || status === null || status >= 400;
}

/** The last calls that reached the clinic, newest first. */
export function RecentCalls({ calls }: { readonly calls: readonly RecentCall[] }) {
  if (calls.length === 0) return <p className={styles.quiet}>Nobody has called yet.</p>;
  return (
    <ol className={styles.calls}>
      {calls.map((call) => (
        <li key={call.id}>
          <span className={styles.callPath}>
            <b>{call.method}</b> {call.path}
          </span>{' '}
          <span className={classNames(styles.outcome, isTrouble(call) && styles.trouble)}>
            {outcome(call)}
          </span>
        </li>
      ))}
    </ol>
  );
}
