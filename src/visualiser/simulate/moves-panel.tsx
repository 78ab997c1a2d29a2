import { useMemo, type ReactNode } from 'react';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../ui/alert/alert';
import { MoveRow } from './move-row';
import { offerMoves, type OfferedMove } from './offered-moves';
import styles from './simulate.module.css';
import type { Moment, SimMove } from './simulation.types';
import { showJson } from './read-json';

type Props = {
  readonly entry: MachineEntry;
  readonly moment: Moment;
  /** Whether there is a step to take back. */
  readonly hasSteps: boolean;
  readonly onMove: (move: SimMove) => string | null;
};

/** What can happen next, by who or what makes it happen. */
export function MovesPanel({ entry, moment, hasSteps, onMove }: Props) {
  const { events, calls, delays } = useMemo(() => offerMoves(entry, moment), [entry, moment]);
  const rows = (moves: readonly OfferedMove[]) => (
    <ul className={styles.moves}>
      {moves.map((offered) => (
        <MoveRow key={JSON.stringify(offered)} offered={offered} onMove={onMove} />
      ))}
    </ul>
  );
  if (moment.problem !== null)
    return (
      <Alert>
        The machine has stopped: {moment.problem} {hasSteps ? 'Undo' : 'Start over'} to go on.
      </Alert>
    );
  if (events.length + calls.length + delays.length === 0)
    return <p className={styles.quiet}>Nothing can happen any more: the flow is at its end.</p>;
  return (
    <>
      {calls.map(({ actor, input, moves }) => (
        <Group key={actor} heading={`The call “${actor}” ends`}>
          {input !== undefined && (
            <details className={styles.asked}>
              <summary>What it was asked</summary>
              <pre>{showJson(input)}</pre>
            </details>
          )}
          {rows(moves)}
        </Group>
      ))}
      {events.length > 0 && <Group heading="Somebody acts">{rows(events)}</Group>}
      {delays.length > 0 && <Group heading="Time passes">{rows(delays)}</Group>}
    </>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section aria-label={heading} className={styles.group}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
