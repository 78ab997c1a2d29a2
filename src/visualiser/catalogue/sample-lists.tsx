import type { ReactNode } from 'react';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { showJson } from '../simulate/read-json';
import styles from './catalogue.module.css';

/** How a flow may begin, what people may do, how each call may end, and what time brings: words and values. */
export function SampleLists({ entry }: { readonly entry: MachineEntry }) {
  const { starts, events, outcomes, delays } = entry;
  return (
    <div className={styles.samples}>
      <Samples heading="It begins so">
        {starts.map(({ scenario, description, input }) => (
          <Sample key={scenario} says={description} value={input} />
        ))}
      </Samples>
      <Samples heading="Somebody acts">
        {events.map(({ description, event }) => (
          <Sample key={description} says={description} value={event} />
        ))}
      </Samples>
      {Object.entries(outcomes).map(([actor, { done, error }]) => (
        <Samples key={actor} heading={`The call “${actor}”`}>
          {done.map(({ scenario, description, value }) => (
            <Sample key={`done ${scenario}`} kind="ends well" says={description} value={value} />
          ))}
          {error.map(({ scenario, description, value }) => (
            <Sample key={`error ${scenario}`} kind="fails" says={description} value={value} />
          ))}
        </Samples>
      ))}
      {Object.keys(delays).length > 0 && (
        <Samples heading="Time passes">
          {Object.entries(delays).map(([name, { description, durationMs }]) => (
            <Sample key={name} kind={`${durationMs / 1000} s`} says={description} value={name} />
          ))}
        </Samples>
      )}
    </div>
  );
}

function Samples({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

type SampleProps = { readonly kind?: string; readonly says: string; readonly value: unknown };

function Sample({ kind, says, value }: SampleProps) {
  return (
    <li className={styles.sample}>
      <details>
        <summary>
          {says}
          {kind !== undefined && <span className={styles.quiet}> {kind}</span>}
        </summary>
        <pre>{showJson(value) || 'nothing'}</pre>
      </details>
    </li>
  );
}
