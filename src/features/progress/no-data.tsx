import { NEED_MORE_DATA } from './copy';
import styles from './insight-card.module.css';

/** Replaces a chart that has no data yet (§8). */
export function NoData() {
  return <p className={styles.noData}>{NEED_MORE_DATA()}</p>;
}
