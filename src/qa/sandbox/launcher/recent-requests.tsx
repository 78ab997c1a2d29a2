import type { RecentRequest } from '../control/control.types';
import { classNames } from '../../../ui/class-names';
import styles from './launcher-page.module.css';

function formatOutcome({ status, fault }: RecentRequest): string {
  const statusText = status === null ? 'no response' : String(status);
  return fault === null ? statusText : `${statusText}, ${fault}`;
}

function isFailure({ status, fault }: RecentRequest): boolean {
  return fault !== null || status === null || status >= 400;
}

/** The recent requests, newest first. */
export function RecentRequests({ requests }: { readonly requests: readonly RecentRequest[] }) {
  if (requests.length === 0) return <p className={styles.muted}>There are no requests yet.</p>;
  return (
    <ol className={styles.log}>
      {requests.map((request) => (
        <li key={request.id}>
          <span className={styles.logText}>
            <b>{request.method}</b> {request.path}
          </span>{' '}
          <span className={classNames(styles.outcome, isFailure(request) && styles.failure)}>
            {formatOutcome(request)}
          </span>
        </li>
      ))}
    </ol>
  );
}
