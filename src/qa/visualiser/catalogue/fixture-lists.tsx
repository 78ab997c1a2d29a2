import { useEffect, useRef, type ReactNode } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { formatJson } from '../simulate/read-json';
import styles from './catalogue.module.css';

type Props = {
  readonly entry: MachineEntry;
  /** Kind and id of the fixture that a link leads to, such as `event Tap on Next.`; null if none is. */
  readonly chosen: string | null;
};

/** The fixtures of a flow with their values: starting points, events, results of each actor, and delays. */
export function FixtureLists({ entry, chosen }: Props) {
  const { starts, events, outcomes, delays } = entry;
  return (
    <div className={styles.fixtures}>
      <FixtureGroup heading="Starting points">
        {starts.map(({ scenario, description, input }) => (
          <FixtureItem
            key={scenario}
            isChosen={chosen === `start ${scenario}`}
            description={description}
            value={input}
          />
        ))}
      </FixtureGroup>
      <FixtureGroup heading="Events">
        {events.map(({ description, event }) => (
          <FixtureItem
            key={description}
            isChosen={chosen === `event ${description}`}
            description={description}
            value={event}
          />
        ))}
      </FixtureGroup>
      {Object.entries(outcomes).map(([actor, results]) => (
        <FixtureGroup key={actor} heading={`Results of “${actor}”`}>
          {(['done', 'error'] as const).flatMap((result) =>
            results[result].map(({ scenario, description, value }) => (
              <FixtureItem
                key={`${result} ${scenario}`}
                isChosen={chosen === `outcome ${actor} ${result}: ${scenario}`}
                kind={result === 'done' ? 'succeeds' : 'fails'}
                {...{ description, value }}
              />
            )),
          )}
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
  readonly isChosen?: boolean;
};

function FixtureItem({ kind, description, value, isChosen = false }: FixtureItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'center' });
  }, [isChosen]);
  return (
    <li ref={item} className={styles.fixture} aria-current={isChosen ? 'true' : undefined}>
      <details open={isChosen}>
        <summary>
          {description}
          {kind !== undefined && <span className={styles.muted}> {kind}</span>}
        </summary>
        <pre>{formatJson(value) || 'nothing'}</pre>
      </details>
    </li>
  );
}
