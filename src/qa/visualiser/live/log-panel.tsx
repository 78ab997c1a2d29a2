import { StatePath } from '../components/state-path';
import styles from './live.module.css';
import type { LiveState } from './live-state';

/** Only the latest lines are rendered. */
const MAX_LINES = 60;

/** The events of the app's flows, newest first. */
export function LogPanel({ log, eventCount }: Pick<LiveState, 'log' | 'eventCount'>) {
  return (
    <div className={styles.panel}>
      <p className={styles.muted} data-event-count={eventCount}>
        {eventCount} events
      </p>
      <ol aria-label="Events" reversed className={styles.log}>
        {log
          .slice(-MAX_LINES)
          .reverse()
          .map(({ id, at, source, event, state }) => (
            <li key={id}>
              <span className={styles.muted}>{new Date(at).toLocaleTimeString()}</span>{' '}
              <strong>{event}</strong> <span className={styles.muted}>{source}</span>
              {state !== '' && <StatePath path={state} className={styles.path} />}
            </li>
          ))}
      </ol>
    </div>
  );
}
