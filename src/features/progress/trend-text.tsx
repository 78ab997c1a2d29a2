import { LOADING } from './copy';
import styles from './insight-card.module.css';

type Props = {
  readonly id: string;
  /** While the next range is on its way the sentence about the last one says nothing. */
  readonly isStale: boolean;
  readonly children: string;
};

/** What a chart shows, in one sentence. */
export function TrendText({ id, isStale, children }: Props) {
  return (
    <p id={id} className={styles.trend}>
      {isStale ? LOADING : children}
    </p>
  );
}
