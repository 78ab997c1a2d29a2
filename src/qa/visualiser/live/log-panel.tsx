import { StatePath } from '../components/state-path';
import styles from './live.module.css';
import type { LiveState } from './live-state';

/** How many lines are drawn: more than anybody reads at once. */
const MAX_LINES = 60;

/** What has happened in the app's flows, the newest first. */
export function LogPanel({ log, eventCount }: Pick<LiveState, 'log' | 'eventCount'>) {
  return (
    <div className={styles.panel}>
      <p className={styles.soft} data-event-count={eventCount}>
        {eventCount} events
      </p>
      <ol aria-label="Events" reversed className={styles.log}>
        {log
          .slice(-MAX_LINES)
          .reverse()
          .map(({ id, at, source, event, state }) => (
            <li key={id}>
              <span className={styles.soft}>{new Date(at).toLocaleTimeString()}</span>{' '}
              <strong>{event}</strong> <span className={styles.soft}>{source}</span>
              {state !== '' && <StatePath path={state} className={styles.path} />}
            </li>
          ))}
      </ol>
    </div>
  );
}
