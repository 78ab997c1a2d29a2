import { useMemo } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { TextArea } from '../../../ui/text-area/text-area';
import type { Simulation } from '../simulate/simulation.types';
import { formatMessage, listMessages, toMermaid } from './messages';
import styles from './sequence.module.css';

type Props = { readonly entry: MachineEntry; readonly simulation: Simulation };

/** The messages of a run between person, app and API: as a list, and as the text of a Mermaid diagram. */
export function SequencePanel({ entry, simulation }: Props) {
  const messages = useMemo(() => listMessages(entry, simulation), [entry, simulation]);
  return (
    <div className={styles.panel}>
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
      <TextArea
        label="Mermaid"
        hint="The text of a sequence diagram, for an issue or a document."
        readOnly
        rows={8}
        value={toMermaid(messages)}
        onChange={() => undefined}
      />
    </div>
  );
}
