import { useState } from 'react';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { Select } from '../../ui/select/select';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';
import type { SimMove } from './simulation.types';

type Props = {
  readonly entry: MachineEntry;
  readonly onMove: (move: SimMove) => string | null;
};

/** Sends any event that the machine knows, in any state: one that has no effect there shows that it has none. */
export function OwnEvent({ entry, onMove }: Props) {
  const types = entry.machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
  const [chosen, setChosen] = useState(types[0] ?? '');
  const sample = entry.events.find(({ event }) => event.type === chosen)?.event;
  const { type: _type, ...payload } = sample ?? { type: chosen };
  if (types.length === 0) return null;
  return (
    <details className={styles.own}>
      <summary>Send any event</summary>
      <Select
        label="Event"
        options={types.map((type) => ({ value: type, label: type }))}
        value={chosen}
        onChange={setChosen}
      />
      <JsonForm
        key={chosen}
        label="Payload"
        initial={Object.keys(payload).length === 0 ? undefined : payload}
        action="Send"
        onSubmit={(value) => {
          const own = value === undefined ? {} : value;
          if (typeof own !== 'object' || own === null || Array.isArray(own))
            return 'A payload is an object in braces, or nothing at all.';
          return onMove({ kind: 'event', event: { ...own, type: chosen } });
        }}
      />
    </details>
  );
}
