import { StatePath } from '../components/state-path';
import { formatRoute } from '../shell/route';
import { TextLink } from '../../../ui/text-link/text-link';
import type { ExcludedByFailure } from './coverage';
import styles from './walkthroughs.module.css';

/** The states and transitions that are not counted because a walkthrough over them failed; nothing if there are none. */
export function ExcludedList({ excluded }: { readonly excluded: readonly ExcludedByFailure[] }) {
  if (excluded.length === 0) return null;
  return (
    <details className={styles.excluded}>
      <summary>{formatExcludedCount(excluded)}</summary>
      <ul aria-label="Not counted" className={styles.signOffItems}>
        {excluded.map(({ kind, key, failed }) => (
          <li key={`${kind} ${key}`}>
            <span className={styles.muted}>{kind}</span> <StatePath path={key} />
            <p className={styles.muted}>
              Failed:{' '}
              <TextLink
                href={formatRoute({
                  mode: 'walkthroughs',
                  machine: failed.machineId,
                  query: { way: failed.id },
                })}
              >
                {failed.title}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `1 state and 2 transitions are not counted because a walkthrough over them failed.` */
export function formatExcludedCount(excluded: readonly ExcludedByFailure[]): string {
  const counts = (['state', 'transition'] as const).flatMap((kind) => {
    const { length } = excluded.filter((item) => item.kind === kind);
    return length === 0 ? [] : [`${length} ${kind}${length === 1 ? '' : 's'}`];
  });
  const isOne = excluded.length === 1;
  return `${counts.join(' and ')} ${isOne ? 'is' : 'are'} not counted because a walkthrough over ${isOne ? 'it' : 'them'} failed`;
}
