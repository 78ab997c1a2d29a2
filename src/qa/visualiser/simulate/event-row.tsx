import { useState } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon';
import type { AvailableEvent } from './available-events';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';
import type { SimEvent } from './simulation.types';

type Props = {
  readonly availableEvent: AvailableEvent;
  /** Makes a move; gives back why it cannot be made, or null. */
  readonly onSend: (simEvent: SimEvent) => string | null;
};

const icons: Readonly<Record<SimEvent['kind'], IconName>> = {
  event: 'person',
  done: 'check',
  error: 'alert',
  delay: 'clock',
};

/** Something that can happen now: as the sample has it, or with a value of the tester's own. */
export function EventRow({ availableEvent: { says, simEvent }, onSend }: Props) {
  const [isEditing, setEditing] = useState(false);
  const name = getName(simEvent);
  return (
    <li className={styles.moveRow}>
      <button
        type="button"
        className={styles.move}
        data-kind={simEvent.kind}
        onClick={() => onSend(simEvent)}
      >
        <Icon name={icons[simEvent.kind]} size="small" className={styles[simEvent.kind]} />
        <span>
          {says} <span className={styles.name}>{name}</span>
        </span>
      </button>
      {simEvent.kind !== 'delay' && (
        <button
          type="button"
          className={styles.edit}
          aria-expanded={isEditing}
          aria-label={`Edit: ${says}`}
          onClick={() => setEditing(!isEditing)}
        >
          Edit
        </button>
      )}
      {isEditing && simEvent.kind !== 'delay' && (
        <JsonForm
          label={simEvent.kind === 'event' ? `Payload of ${name}` : `Value of ${name}`}
          initial={getPayload(simEvent)}
          submitLabel={simEvent.kind === 'event' ? 'Send' : 'Settle'}
          onSubmit={(value) => onSend(withPayload(simEvent, value))}
        />
      )}
    </li>
  );
}

function getName(simEvent: SimEvent): string {
  switch (simEvent.kind) {
    case 'event':
      return simEvent.event.type;
    case 'done':
    case 'error':
      return `${simEvent.actor} ${simEvent.kind}`;
    case 'delay':
      return simEvent.delay;
  }
}

type SimEventWithPayload = Exclude<SimEvent, { kind: 'delay' }>;

/** An event without its type, which stays as it is; or the value that a call ends with. */
function getPayload(simEvent: SimEventWithPayload): unknown {
  if (simEvent.kind !== 'event') return simEvent.value;
  const { type: _type, ...payload } = simEvent.event;
  return Object.keys(payload).length === 0 ? undefined : payload;
}

function withPayload(simEvent: SimEventWithPayload, value: unknown): SimEvent {
  if (simEvent.kind !== 'event') return { ...simEvent, value };
  const payload = typeof value === 'object' && value !== null ? value : {};
  return { kind: 'event', event: { ...payload, type: simEvent.event.type } };
}
