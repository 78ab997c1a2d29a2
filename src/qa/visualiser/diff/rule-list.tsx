import styles from './diff.module.css';
import type { RuleChange } from './diff.types';
import { formatCauses } from './mark-rules';

/** The rules that have changed, with the reason. */
export function RuleList({ rules }: { readonly rules: readonly RuleChange[] }) {
  return (
    <section aria-label="Rules">
      <h3>Rules ({rules.length})</h3>
      <ul className={styles.list}>
        {rules.map(({ change, kind, name, causes }) => (
          <li key={`${kind} ${name}`} className={styles[change]}>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.name}>{name === '' ? 'the machine itself' : name}</span>
            <p className={styles.detail}>{change === 'changed' ? formatCauses(causes) : change}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
