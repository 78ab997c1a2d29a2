import { NEED_MORE_DATA } from './copy';
import styles from './insight-card.module.css';

/** Replaces a chart that has no data yet (§8). */
export function NoData({ children = NEED_MORE_DATA }: { readonly children?: string }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
    </div>
  );
}
