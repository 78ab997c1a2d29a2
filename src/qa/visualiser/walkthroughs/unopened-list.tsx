import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { TextLink } from '../../../ui/text-link/text-link';
import { formatRoute } from '../shell/route';
import type { OpenedSteps } from './opened-steps';
import { formatStatus } from './review-status';
import type { Reviews } from './review.types';
import styles from './walkthroughs.module.css';

type Props = {
  /** See `listPassedUnopened`. */
  readonly walkthroughs: readonly Walkthrough[];
  readonly reviews: Reviews;
  readonly opened: OpenedSteps;
};

/** The walkthroughs that passed without all steps opened; nothing if there are none. */
export function UnopenedList({ walkthroughs, reviews, opened }: Props) {
  if (walkthroughs.length === 0) return null;
  return (
    <details>
      <summary>{walkthroughs.length} passed without all steps opened</summary>
      <ul aria-label="Passed without all steps opened" className={styles.signOffItems}>
        {walkthroughs.map((walkthrough) => {
          const { id, machineId, title } = walkthrough;
          const href = formatRoute({
            mode: 'walkthroughs',
            machine: machineId,
            query: { way: id },
          });
          return (
            <li key={id}>
              <TextLink href={href}>{title}</TextLink>{' '}
              <span className={styles.muted}>{formatStatus(walkthrough, reviews, opened)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
