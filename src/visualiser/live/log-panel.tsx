import { StatePath } from '../parts/state-path';
import styles from './live.module.css';
import type { MirrorState } from './mirror';

/** How many lines are drawn: more than anybody reads at once. */
const LINES = 60;

/** What has happened in the app's flows, the newest first. */
export function LogPanel({ log, eventCount }: Pick<MirrorState, 'log' | 'eventCount'>) {
  return (
    <div className={styles.panel}>
      <p className={styles.soft} data-event-count={eventCount}>
        {eventCount} events
      </p>
      <ol aria-label="Events" reversed className={styles.log}>
        {log
          .slice(-LINES)
          .reverse()
          .map(({ id, at, who, event, leads }) => (
            <li key={id}>
              <span className={styles.soft}>{new Date(at).toLocaleTimeString()}</span>{' '}
              <strong>{event}</strong> <span className={styles.soft}>{who}</span>
              {leads !== '' && <StatePath path={leads} className={styles.path} />}
            </li>
          ))}
      </ol>
    </div>
  );
}
