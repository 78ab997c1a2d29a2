import type { ReactNode } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { formatJson } from '../simulate/read-json';
import styles from './catalogue.module.css';

/** The fixtures of a flow with their values: starting points, events, results of each actor, and delays. */
export function FixtureLists({ entry }: { readonly entry: MachineEntry }) {
  const { starts, events, outcomes, delays } = entry;
  return (
    <div className={styles.fixtures}>
      <FixtureGroup heading="Starting points">
        {starts.map(({ scenario, description, input }) => (
          <FixtureItem key={scenario} description={description} value={input} />
        ))}
      </FixtureGroup>
      <FixtureGroup heading="Events">
        {events.map(({ description, event }) => (
          <FixtureItem key={description} description={description} value={event} />
        ))}
      </FixtureGroup>
      {Object.entries(outcomes).map(([actor, { done, error }]) => (
        <FixtureGroup key={actor} heading={`Results of “${actor}”`}>
          {done.map(({ scenario, description, value }) => (
            <FixtureItem
              key={`done ${scenario}`}
              kind="succeeds"
              description={description}
              value={value}
            />
          ))}
          {error.map(({ scenario, description, value }) => (
            <FixtureItem
              key={`error ${scenario}`}
              kind="fails"
              description={description}
              value={value}
            />
          ))}
        </FixtureGroup>
      ))}
      {Object.keys(delays).length > 0 && (
        <FixtureGroup heading="Delays">
          {Object.entries(delays).map(([name, { description, durationMs }]) => (
            <FixtureItem
              key={name}
              kind={`${durationMs / 1000} s`}
              description={description}
              value={name}
            />
          ))}
        </FixtureGroup>
      )}
    </div>
  );
}

function FixtureGroup({
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

type FixtureItemProps = {
  readonly kind?: string;
  readonly description: string;
  readonly value: unknown;
};

function FixtureItem({ kind, description, value }: FixtureItemProps) {
  return (
    <li className={styles.fixture}>
      <details>
        <summary>
          {description}
          {kind !== undefined && <span className={styles.muted}> {kind}</span>}
        </summary>
        <pre>{formatJson(value) || 'nothing'}</pre>
      </details>
    </li>
  );
}
