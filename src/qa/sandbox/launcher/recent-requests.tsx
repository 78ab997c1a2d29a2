import type { RecentRequest } from '../control/control.types';
import { classNames } from '../../../ui/class-names';
import styles from './launcher-page.module.css';

function formatOutcome({ status, fault }: RecentRequest): string {
  const statusText = status === null ? 'no answer' : String(status);
  return fault === null ? statusText : `${statusText}, ${fault}`;
}

function isFailure({ status, fault }: RecentRequest): boolean {
  return fault !== null || status === null || status >= 400;
}

/** The last calls that reached the clinic, newest first. */
export function RecentRequests({ calls }: { readonly calls: readonly RecentRequest[] }) {
  if (calls.length === 0) return <p className={styles.quiet}>Nobody has called yet.</p>;
  return (
    <ol className={styles.calls}>
      {calls.map((request) => (
        <li key={request.id}>
          <span className={styles.callPath}>
            <b>{request.method}</b> {request.path}
          </span>{' '}
          <span className={classNames(styles.outcome, isFailure(request) && styles.trouble)}>
            {formatOutcome(request)}
          </span>
        </li>
      ))}
    </ol>
  );
}
