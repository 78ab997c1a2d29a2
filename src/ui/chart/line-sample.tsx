import { classNames } from '../class-names';
import type { SeriesLook } from './chart.types';
import { looks } from './looks';
import styles from './series.module.css';

type Props = { readonly look: SeriesLook };

/** How a line looks, for a legend; its name must stand beside it in words. */
export function LineSample({ look }: Props) {
  const { dash, marker } = looks[look];
  return (
    <svg
      viewBox="0 0 36 14"
      className={classNames(styles.sample, styles[`look${look}`])}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 7h32" strokeDasharray={dash} className={styles.line} />
      <path d={marker(18, 7, 5)} className={styles.marker} />
    </svg>
  );
}
