import { useMemo, type ReactNode } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { EventRow } from './event-row';
import { listAvailableEvents, type AvailableEvent } from './available-events';
import styles from './simulate.module.css';
import type { SimSnapshot, SimEvent } from './simulation.types';
import { formatJson } from './read-json';

type Props = {
  readonly entry: MachineEntry;
  readonly snapshot: SimSnapshot;
  /** Whether there is a step to take back. */
  readonly hasSteps: boolean;
  readonly onSend: (simEvent: SimEvent) => string | null;
};

/** What can happen next, by who or what makes it happen. */
export function AvailableEventsPanel({ entry, snapshot, hasSteps, onSend }: Props) {
  const { events, invocations, delays } = useMemo(
    () => listAvailableEvents(entry, snapshot),
    [entry, snapshot],
  );
  const renderRows = (availableEvents: readonly AvailableEvent[]) => (
    <ul className={styles.moves}>
      {availableEvents.map((availableEvent) => (
        <EventRow
          key={JSON.stringify(availableEvent)}
          availableEvent={availableEvent}
          onSend={onSend}
        />
      ))}
    </ul>
  );
  if (snapshot.problem !== null)
    return (
      <Alert>
        The machine has stopped: {snapshot.problem} {hasSteps ? 'Undo' : 'Start over'} to go on.
      </Alert>
    );
  if (events.length + invocations.length + delays.length === 0)
    return <p className={styles.quiet}>Nothing can happen any more: the flow is at its end.</p>;
  return (
    <>
      {invocations.map(({ actor, input, outcomes }) => (
        <Group key={actor} heading={`The call “${actor}” ends`}>
          {input !== undefined && (
            <details className={styles.asked}>
              <summary>What it was asked</summary>
              <pre>{formatJson(input)}</pre>
            </details>
          )}
          {renderRows(outcomes)}
        </Group>
      ))}
      {events.length > 0 && <Group heading="Somebody acts">{renderRows(events)}</Group>}
      {delays.length > 0 && <Group heading="Time passes">{renderRows(delays)}</Group>}
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
