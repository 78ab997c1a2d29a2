import { useMemo, type Ref } from 'react';
import { classNames } from '../../../ui/class-names';
import { createTextMeasurer } from '../layout/measure-text';
import type { Message } from './messages';
import {
  getHeading,
  HEAD_HEIGHT,
  isNote,
  layOutSequence,
  LINE_HEIGHT,
  PARTICIPANTS,
  type SequenceLayout,
  type SequenceRow,
} from './sequence-layout';
import styles from './sequence.module.css';

type Props = {
  readonly messages: readonly Message[];
  readonly currentStep: number;
  readonly label: string;
  /** Gets the drawing, for the export. */
  readonly drawingRef: Ref<SVGGElement>;
};

/** The width of the heading of a lifeline, in pixels. */
const HEAD_WIDTH = 56;
const ARROW_LENGTH = 8;

/** A sequence diagram: a lifeline for each participant, and the messages between them from top to bottom. */
export function SequenceDiagram({ messages, currentStep, label, drawingRef }: Props) {
  const layout = useMemo(() => layOutSequence(messages, createTextMeasurer()), [messages]);
  const { width, height, lifelines, rows } = layout;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.diagram}
    >
      <g ref={drawingRef}>
        {PARTICIPANTS.map((participant) => (
          <g key={participant}>
            <line
              className={styles.lifeline}
              x1={lifelines[participant]}
              x2={lifelines[participant]}
              y1={HEAD_HEIGHT}
              y2={height}
            />
            <rect
              className={styles.head}
              x={lifelines[participant] - HEAD_WIDTH / 2}
              y={2}
              width={HEAD_WIDTH}
              height={HEAD_HEIGHT - 4}
              rx={5}
            />
            <text className={styles.heading} x={lifelines[participant]} y={HEAD_HEIGHT / 2 + 5}>
              {getHeading(participant)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <g
            key={index}
            className={classNames(
              styles[row.message.kind],
              row.message.step === currentStep && styles.current,
            )}
          >
            {isNote(row.message) ? (
              <Note row={row} x={lifelines.app} />
            ) : (
              <Arrow row={row} lifelines={lifelines} />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

function Note({ row, x }: { readonly row: SequenceRow; readonly x: number }) {
  return (
    <>
      <rect
        className={styles.note}
        x={x - row.width / 2}
        y={row.top}
        width={row.width}
        height={row.height}
        rx={4}
      />
      <text className={styles.noteText} x={x} y={row.top + row.height / 2 + 4}>
        {row.lines[0]}
      </text>
    </>
  );
}

type ArrowProps = {
  readonly row: SequenceRow;
  readonly lifelines: SequenceLayout['lifelines'];
};

function Arrow({ row: { message, lines, top, y, width }, lifelines }: ArrowProps) {
  const from = lifelines[message.from];
  const to = lifelines[message.to];
  const back = to > from ? -ARROW_LENGTH : ARROW_LENGTH;
  const middle = (from + to) / 2;
  return (
    <>
      <rect
        className={styles.background}
        x={middle - width / 2}
        y={top}
        width={width}
        height={lines.length * LINE_HEIGHT}
      />
      {lines.map((line, index) => (
        <text key={index} className={styles.label} x={middle} y={top + 11 + index * LINE_HEIGHT}>
          {line}
        </text>
      ))}
      <path className={styles.line} d={`M ${from} ${y} H ${to + back}`} />
      <polygon
        className={styles.arrowhead}
        points={`${to},${y} ${to + back},${y - 4} ${to + back},${y + 4}`}
      />
    </>
  );
}
