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
  /** True if there is a step to undo. */
  readonly hasSteps: boolean;
  readonly onSend: (simEvent: SimEvent) => string | null;
};

/** Lists what can happen next: results of the running actors, events, and delays. */
export function AvailableEventsPanel({ entry, snapshot, hasSteps, onSend }: Props) {
  const { events, invocations, delays } = useMemo(
    () => listAvailableEvents(entry, snapshot),
    [entry, snapshot],
  );
  const renderRows = (availableEvents: readonly AvailableEvent[]) => (
    <ul className={styles.eventList}>
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
        The machine has stopped: {snapshot.problem} {hasSteps ? 'Undo' : 'Start over'} to continue.
      </Alert>
    );
  if (events.length + invocations.length + delays.length === 0)
    return <p className={styles.muted}>Nothing more can happen: the flow has ended.</p>;
  return (
    <>
      {invocations.map(({ actor, input, outcomes }) => (
        <Group key={actor} heading={`Result of “${actor}”`}>
          {input !== undefined && (
            <details className={styles.input}>
              <summary>Input</summary>
              <pre>{formatJson(input)}</pre>
            </details>
          )}
          {renderRows(outcomes)}
        </Group>
      ))}
      {events.length > 0 && <Group heading="Events">{renderRows(events)}</Group>}
      {delays.length > 0 && <Group heading="Delays">{renderRows(delays)}</Group>}
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
