import { Button } from '../../../ui/button/button';
import { StatePath } from '../components/state-path';
import styles from './live.module.css';
import type { LiveActor } from './live-state';

type Props = {
  readonly actors: readonly LiveActor[];
  /** Shows the chart of another flow. */
  readonly onShow: (machineId: string) => void;
};

/** Lists the actors of the app: flows with state and context, and the actors they invoke. */
export function ActorsPanel({ actors, onShow }: Props) {
  if (actors.length === 0) return <p className={styles.panel}>No flow is running yet.</p>;
  return (
    <ul aria-label="Actors" className={styles.panel}>
      {actors.map(({ actorId, machineId, name, status, states, context }) => (
        <li key={actorId} className={styles.actor} data-ended={status !== 'active' || undefined}>
          <p>
            <strong>{machineId ?? name}</strong>{' '}
            <span className={styles.muted}>
              {machineId === null ? `invoked actor, ${status}` : status}
            </span>
          </p>
          {states.length > 0 && <StatePath path={states.at(-1) ?? ''} className={styles.path} />}
          {machineId !== null && (
            <>
              <details>
                <summary>Context</summary>
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
