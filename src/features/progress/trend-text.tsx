import { LOADING } from './copy';
import styles from './insight-card.module.css';

type Props = {
  readonly id: string;
  /** True while the newly selected range loads; 'Loading…' then replaces the sentence. */
  readonly isStale: boolean;
  readonly children: string;
};

/** Describes a chart in one sentence. */
export function TrendText({ id, isStale, children }: Props) {
  return (
    <p id={id} className={styles.trend}>
      {isStale ? LOADING() : children}
    </p>
  );
}
