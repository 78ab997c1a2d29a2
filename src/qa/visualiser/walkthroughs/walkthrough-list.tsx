import { useState } from 'react';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Icon } from '../../../ui/icon/icon';
import { Select } from '../../select/select';
import type { OpenedSteps } from './opened-steps';
import { formatStatus, getStatus, type Status } from './review-status';
import type { Reviews } from './review.types';
import styles from './walkthroughs.module.css';

type Props = {
  readonly walkthroughs: readonly Walkthrough[];
  readonly reviews: Reviews;
  readonly opened: OpenedSteps;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

const filters = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'fail', label: 'Failed' },
  { value: 'pass', label: 'Passed' },
  { value: 'changed', label: 'Changed since' },
];

/** The walkthroughs of a machine with their review status, and a filter. */
export function WalkthroughList({ walkthroughs, reviews, opened, chosen, onChoose }: Props) {
  const [filter, setFilter] = useState('all');
  const shown = walkthroughs
    .map((walkthrough) => ({ walkthrough, status: getStatus(walkthrough, reviews) }))
    .filter(({ status }) => filter === 'all' || filter === status);
  return (
    <>
      <Select label="Show" options={filters} value={filter} onChange={setFilter} />
      {shown.length === 0 && <p className={styles.muted}>No walkthrough matches this filter.</p>}
      <ul aria-label="Walkthroughs" className={styles.list}>
        {shown.map(({ walkthrough, status }) => {
          const { id, title, steps } = walkthrough;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => onChoose(id)}
              >
                <StatusMark status={status} />
                <span>
                  {title}{' '}
                  <span className={styles.muted}>
                    {steps.length} {steps.length === 1 ? 'step' : 'steps'},{' '}
                    {formatStatus(walkthrough, reviews, opened)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function StatusMark({ status }: { readonly status: Status }) {
  if (status === 'open') return <span aria-hidden="true" className={styles.open} />;
  const icon = { pass: 'done', fail: 'alert', changed: 'clock' } as const;
  return <Icon name={icon[status]} size="small" className={styles[status]} />;
}
