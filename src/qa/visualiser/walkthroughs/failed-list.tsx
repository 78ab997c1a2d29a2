import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { TextLink } from '../../../ui/text-link/text-link';
import { formatRoute } from '../shell/route';
import styles from './walkthroughs.module.css';

/** The walkthroughs that failed; nothing if there are none. */
export function FailedList({ failed }: { readonly failed: readonly Walkthrough[] }) {
  if (failed.length === 0) return null;
  return (
    <details className={styles.withheld} open>
      <summary>
        {failed.length === 1 ? 'One walkthrough failed' : `${failed.length} walkthroughs failed`}
      </summary>
      <ul aria-label="Failed walkthroughs" className={styles.signOffItems}>
        {failed.map(({ id, machineId: machine, title }) => (
          <li key={id}>
            <TextLink href={formatRoute({ mode: 'walkthroughs', machine, query: { way: id } })}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
