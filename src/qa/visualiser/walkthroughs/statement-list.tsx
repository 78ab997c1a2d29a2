import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { TextLink } from '../../../ui/text-link/text-link';
import { formatRoute } from '../shell/route';
import { listStatements } from '../trace/list-statements';
import styles from './walkthroughs.module.css';

/** Links to the statements of the specification that a walkthrough shows; nothing if there are none. */
export function StatementList({ walkthrough }: { readonly walkthrough: Walkthrough }) {
  const { machineId: machine } = walkthrough;
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machine);
  const statements = entry === undefined ? [] : listStatements(entry, walkthrough);
  if (statements.length === 0) return null;
  return (
    <details>
      <summary>
        Shows {statements.length === 1 ? '1 statement' : `${statements.length} statements`} of the
        specification
      </summary>
      <ul aria-label="Statements" className={styles.signOffItems}>
        {statements.map(({ id, text }) => (
          <li key={id}>
            <TextLink href={formatRoute({ mode: 'specification', machine, query: { find: id } })}>
              {id}
            </TextLink>{' '}
            <span className={styles.muted}>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
