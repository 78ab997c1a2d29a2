import { useState } from 'react';
import { Icon, type IconName } from '../../ui/icon/icon';
import type { OfferedMove } from './offered-moves';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';
import type { SimMove } from './simulation.types';

type Props = {
  readonly offered: OfferedMove;
  /** Makes a move; gives back why it cannot be made, or null. */
  readonly onMove: (move: SimMove) => string | null;
};

const icons: Readonly<Record<SimMove['kind'], IconName>> = {
  event: 'person',
  done: 'check',
  error: 'alert',
  delay: 'clock',
};

/** Something that can happen now: as the sample has it, or with a value of the tester's own. */
export function MoveRow({ offered: { says, move }, onMove }: Props) {
  const [isEditing, setEditing] = useState(false);
  const name = nameOf(move);
  return (
    <li className={styles.moveRow}>
      <button
        type="button"
        className={styles.move}
        data-kind={move.kind}
        onClick={() => onMove(move)}
      >
        <Icon name={icons[move.kind]} size="small" className={styles[move.kind]} />
        <span>
          {says} <span className={styles.name}>{name}</span>
        </span>
      </button>
      {move.kind !== 'delay' && (
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
      {isEditing && move.kind !== 'delay' && (
        <JsonForm
          label={move.kind === 'event' ? `Payload of ${name}` : `Value of ${name}`}
          initial={payloadOf(move)}
          action={move.kind === 'event' ? 'Send' : 'Settle'}
          onSubmit={(value) => onMove(withPayload(move, value))}
        />
      )}
    </li>
  );
}

function nameOf(move: SimMove): string {
  switch (move.kind) {
    case 'event':
      return move.event.type;
    case 'done':
    case 'error':
      return `${move.actor} ${move.kind}`;
    case 'delay':
      return move.delay;
  }
}

type WithPayload = Exclude<SimMove, { kind: 'delay' }>;

/** An event without its type, which stays as it is; or the value that a call ends with. */
function payloadOf(move: WithPayload): unknown {
  if (move.kind !== 'event') return move.value;
  const { type: _type, ...payload } = move.event;
  return Object.keys(payload).length === 0 ? undefined : payload;
}

function withPayload(move: WithPayload, value: unknown): SimMove {
  if (move.kind !== 'event') return { ...move, value };
  const payload = typeof value === 'object' && value !== null ? value : {};
  return { kind: 'event', event: { ...payload, type: move.event.type } };
}
