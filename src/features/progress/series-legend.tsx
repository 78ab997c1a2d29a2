import type { ReactNode } from 'react';
import type { ChartSeries } from '../../ui/chart/chart.types';
import { LineSample } from '../../ui/chart/line-sample';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { LATEST, LINES_SHOWN } from './copy';
import styles from './series-legend.module.css';

type LegendProps = { readonly series: readonly ChartSeries[]; readonly isStale: boolean };

/** What each line is, and its latest value in words. */
export function SeriesLegend({ series, isStale }: LegendProps) {
  return (
    <ul aria-label={LINES_SHOWN} className={styles.legend}>
      {series.map((one) => (
        <li key={one.id} className={styles.item}>
          <LineSample variant={one.variant} />
          <span className={styles.name}>{one.name}</span>
          <LatestValue series={one} isStale={isStale} />
        </li>
      ))}
    </ul>
  );
}

type TogglesProps = LegendProps & {
  readonly hidden: readonly string[];
  readonly onToggle: (id: string) => void;
};

/** The same as a group of checkboxes, each showing or hiding its line (§9 lifestyle chart). */
export function SeriesToggles({ series, isStale, hidden, onToggle }: TogglesProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend>
        <VisuallyHidden>{LINES_SHOWN}</VisuallyHidden>
      </legend>
      <div className={styles.legend}>
        {series.map((one) => (
          <div key={one.id} className={styles.toggle}>
            <label className={styles.label}>
              <input
                type="checkbox"
                checked={!hidden.includes(one.id)}
                onChange={() => onToggle(one.id)}
                className={styles.checkbox}
              />
              <LineSample variant={one.variant} />
              <span className={styles.name}>{one.name}</span>
            </label>
            <LatestValue series={one} isStale={isStale} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function LatestValue({
  series: { points },
  isStale,
}: {
  series: ChartSeries;
  isStale: boolean;
}): ReactNode {
  const latest = points.at(-1);
  if (latest === undefined || isStale) return null;
  return (
    <span className={styles.latest}>
      <VisuallyHidden>{`${LATEST} `}</VisuallyHidden>
      {latest.display}
    </span>
  );
}
