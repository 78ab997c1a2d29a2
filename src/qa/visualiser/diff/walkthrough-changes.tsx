import { TextLink } from '../../../ui/text-link/text-link';
import { formatRoute } from '../shell/route';
import styles from './diff.module.css';
import type { WalkthroughChange } from './diff.types';
import { listToRepeat } from './diff-walkthroughs';

type Props = {
  readonly machineId: string;
  readonly changes: readonly WalkthroughChange[];
};

/** The walkthroughs to repeat, with what differs first, and the number of those that are gone. */
export function WalkthroughChanges({ machineId: machine, changes }: Props) {
  const repeated = listToRepeat(changes);
  const goneCount = changes.length - repeated.length;
  return (
    <section aria-label="Walkthroughs to repeat">
      <h3>Repeat these walkthroughs ({repeated.length})</h3>
      <ul className={styles.list}>
        {repeated.map(({ change, id, title, detail }) => (
          <li key={id} className={styles[change]}>
            <span className={styles.kind}>{change}</span>{' '}
            <TextLink href={formatRoute({ mode: 'walkthroughs', machine, query: { way: id } })}>
              {title}
            </TextLink>
            {detail !== '' && <p className={styles.detail}>{detail}</p>}
          </li>
        ))}
      </ul>
      {goneCount > 0 && (
        <p className={styles.detail}>
          {goneCount === 1 ? 'One walkthrough is gone.' : `${goneCount} walkthroughs are gone.`}
        </p>
      )}
    </section>
  );
}
