import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { showJson } from '../simulate/read-json';
import styles from './catalogue.module.css';

/** How a flow may begin, what people may do, how each call may end, and what time brings: words and values. */
export function SampleLists({ entry }: { readonly entry: CatalogueEntry }) {
  const { starts, events, outcomes, delays } = entry;
  return (
    <div className={styles.samples}>
      <Samples heading="It begins so">
        {starts.map(({ situation, says, input }) => (
          <Sample key={situation} says={says} value={input} />
        ))}
      </Samples>
      <Samples heading="Somebody acts">
        {events.map(({ says, event }) => (
          <Sample key={says} says={says} value={event} />
        ))}
      </Samples>
      {Object.entries(outcomes).map(([actor, { done, error }]) => (
        <Samples key={actor} heading={`The call “${actor}”`}>
          {done.map(({ situation, says, value }) => (
            <Sample key={`done ${situation}`} kind="ends well" says={says} value={value} />
          ))}
          {error.map(({ situation, says, value }) => (
            <Sample key={`error ${situation}`} kind="fails" says={says} value={value} />
          ))}
        </Samples>
      ))}
      {Object.keys(delays).length > 0 && (
        <Samples heading="Time passes">
          {Object.entries(delays).map(([name, { says, durationMs }]) => (
            <Sample key={name} kind={`${durationMs / 1000} s`} says={says} value={name} />
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
