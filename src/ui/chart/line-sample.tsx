import { classNames } from '../class-names';
import type { SeriesVariant } from './chart.types';
import { seriesVariants } from './series-variants';
import styles from './series.module.css';

type Props = { readonly variant: SeriesVariant };

/** A short sample of a line for a legend; hidden from assistive technology, so show the series' name beside it. */
export function LineSample({ variant }: Props) {
  const { dash, marker } = seriesVariants[variant];
  return (
    <svg
      viewBox="0 0 36 14"
      className={classNames(styles.sample, styles[`variant${variant}`])}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 7h32" strokeDasharray={dash} className={styles.line} />
      <path d={marker(18, 7, 5)} className={styles.marker} />
    </svg>
  );
}
