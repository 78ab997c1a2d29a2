import { useState } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon';
import type { AvailableEvent } from './available-events';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';
import type { SimEvent } from './simulation.types';

type Props = {
  readonly availableEvent: AvailableEvent;
  /** Applies the step; returns the reason why it is not possible, or null. */
  readonly onSend: (simEvent: SimEvent) => string | null;
};

const icons: Readonly<Record<SimEvent['kind'], IconName>> = {
  event: 'person',
  done: 'check',
  error: 'alert',
  delay: 'clock',
};

/** A possible step, sent with the value of its fixture or with an edited one. */
export function EventRow({ availableEvent: { description, simEvent }, onSend }: Props) {
  const [isEditing, setEditing] = useState(false);
  const name = getName(simEvent);
  return (
    <li className={styles.eventRow}>
      <button
        type="button"
        className={styles.eventButton}
        data-kind={simEvent.kind}
        onClick={() => onSend(simEvent)}
      >
        <Icon name={icons[simEvent.kind]} size="small" className={styles[simEvent.kind]} />
        <span>
          {description} <span className={styles.name}>{name}</span>
        </span>
      </button>
      {simEvent.kind !== 'delay' && (
        <button
          type="button"
          className={styles.edit}
          aria-expanded={isEditing}
          aria-label={`Edit: ${description}`}
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

/** The editable part: an event's payload without its type, or an actor's result. */
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
