import { StatePath } from '../components/state-path';
import { formatRoute } from '../shell/route';
import { TextLink } from '../../../ui/text-link/text-link';
import type { Withheld } from './coverage';
import styles from './walkthroughs.module.css';

/** The states and transitions that are not counted because a walkthrough over them failed; nothing if there are none. */
export function WithheldList({ withheld }: { readonly withheld: readonly Withheld[] }) {
  if (withheld.length === 0) return null;
  return (
    <details className={styles.withheld}>
      <summary>{formatWithheldCount(withheld)}</summary>
      <ul aria-label="Not counted" className={styles.signOffItems}>
        {withheld.map(({ kind, key, failed }) => (
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
export function formatWithheldCount(withheld: readonly Withheld[]): string {
  const counts = (['state', 'transition'] as const).flatMap((kind) => {
    const { length } = withheld.filter((item) => item.kind === kind);
    return length === 0 ? [] : [`${length} ${kind}${length === 1 ? '' : 's'}`];
  });
  const isOne = withheld.length === 1;
  return `${counts.join(' and ')} ${isOne ? 'is' : 'are'} not counted because a walkthrough over ${isOne ? 'it' : 'them'} failed`;
}
