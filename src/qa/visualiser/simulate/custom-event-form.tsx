import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Select } from '../../select/select';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';
import type { SimEvent } from './simulation.types';

type Props = {
  readonly entry: MachineEntry;
  readonly onSend: (simEvent: SimEvent) => string | null;
};

/** Sends any event of the machine in any state, so that a tester can see that it has no effect there. */
export function CustomEventForm({ entry, onSend }: Props) {
  const types = entry.machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
  const [eventType, setEventType] = useState(types[0] ?? '');
  const fixture = entry.events.find(({ event }) => event.type === eventType)?.event;
  const { type: _type, ...payload } = fixture ?? { type: eventType };
  if (types.length === 0) return null;
  return (
    <details className={styles.customEvent}>
      <summary>Send any event</summary>
      <Select
        label="Event"
        options={types.map((type) => ({ value: type, label: type }))}
        value={eventType}
        onChange={setEventType}
      />
      <JsonForm
        key={eventType}
        label="Payload"
        initial={Object.keys(payload).length === 0 ? undefined : payload}
        submitLabel="Send"
        onSubmit={(value) => {
          const customPayload = value === undefined ? {} : value;
          if (
            typeof customPayload !== 'object' ||
            customPayload === null ||
            Array.isArray(customPayload)
          )
            return 'A payload must be an object in braces, or empty.';
          return onSend({ kind: 'event', event: { ...customPayload, type: eventType } });
        }}
      />
    </details>
  );
}
