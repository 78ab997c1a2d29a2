import { Button } from '../../../ui/button/button';
import { StatePath } from '../components/state-path';
import styles from './live.module.css';
import type { LiveActor } from './live-state';

type Props = {
  readonly actors: readonly LiveActor[];
  /** Shows the chart of another flow. */
  readonly onShow: (machineId: string) => void;
};

/** Every actor of the app: its flows with where they are and what they hold, and the calls they make. */
export function ActorsPanel({ actors, onShow }: Props) {
  if (actors.length === 0) return <p className={styles.panel}>No flow runs yet.</p>;
  return (
    <ul aria-label="Actors" className={styles.panel}>
      {actors.map(({ actorId, machineId, name, status, states, context }) => (
        <li key={actorId} className={styles.actor} data-ended={status !== 'active' || undefined}>
          <p>
            <strong>{machineId ?? name}</strong>{' '}
            <span className={styles.soft}>{machineId === null ? `call, ${status}` : status}</span>
          </p>
          {states.length > 0 && <StatePath path={states.at(-1) ?? ''} className={styles.path} />}
          {machineId !== null && (
            <>
              <details>
                <summary>What it holds</summary>
                <pre className={styles.context}>{JSON.stringify(context, null, 2)}</pre>
              </details>
              <Button variant="quiet" onClick={() => onShow(machineId)}>
                Show {machineId}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
