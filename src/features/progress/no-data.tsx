import { NEED_MORE_DATA } from './copy';
import styles from './insight-card.module.css';

/** Stands where a chart has nothing to draw yet (§8). */
export function NoData({ children = NEED_MORE_DATA }: { readonly children?: string }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
    </div>
  );
}
