import { useMemo, useRef } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { saveFile } from '../export/save-file';
import { toStandaloneSvg } from '../export/to-svg';
import type { Simulation } from '../simulate/simulation.types';
import { formatMessage, listMessages } from './messages';
import { SequenceDiagram } from './sequence-diagram';
import styles from './sequence.module.css';

type Props = { readonly entry: MachineEntry; readonly simulation: Simulation };

/** The messages of a run between person, app and API: as a sequence diagram, and as text. */
export function SequencePanel({ entry, simulation }: Props) {
  const drawingRef = useRef<SVGGElement>(null);
  const messages = useMemo(() => listMessages(entry, simulation), [entry, simulation]);
  const title = `Sequence of ${entry.title}`;
  const save = () => {
    const drawing = drawingRef.current;
    if (drawing === null) return;
    const { x, y, width, height } = drawing.getBBox();
    const svg = toStandaloneSvg(drawing, title, { width: x + width, height: y + height });
    saveFile(`${entry.id}-sequence.svg`, svg, 'image/svg+xml');
  };
  return (
    <div className={styles.panel}>
      <div>
        <Button variant="quiet" icon="download" onClick={save}>
          Export sequence as SVG
        </Button>
      </div>
      <SequenceDiagram
        messages={messages}
        currentStep={simulation.currentStep}
        label={`${title}; the same messages follow as a list.`}
        drawingRef={drawingRef}
      />
      <ol aria-label="Messages" className={styles.messages}>
        {messages.map((message, index) => (
          <li
            key={index}
            aria-current={message.step === simulation.currentStep ? 'step' : undefined}
          >
            {formatMessage(message)}
            {message.description !== '' && (
              <span className={styles.description}> {message.description}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
