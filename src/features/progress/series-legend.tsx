import type { ReactNode } from 'react';
import type { ChartSeries } from '../../ui/chart/chart.types';
import { LineSample } from '../../ui/chart/line-sample';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { LATEST, LINES_SHOWN } from './copy';
import styles from './series-legend.module.css';

type LegendProps = { readonly series: readonly ChartSeries[]; readonly isStale: boolean };

/** The name and the latest value of each line. */
export function SeriesLegend({ series, isStale }: LegendProps) {
  return (
    <ul aria-label={LINES_SHOWN} className={styles.legend}>
      {series.map((item) => (
        <li key={item.id} className={styles.item}>
          <LineSample variant={item.variant} />
          <span dir="auto" className={styles.name}>
            {item.name}
          </span>
          <LatestValue series={item} isStale={isStale} />
        </li>
      ))}
    </ul>
  );
}

type TogglesProps = LegendProps & {
  readonly hidden: readonly string[];
  readonly onToggle: (id: string) => void;
};

/** A legend of checkboxes that show or hide each line (§9 lifestyle chart). */
export function SeriesToggles({ series, isStale, hidden, onToggle }: TogglesProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend>
        <VisuallyHidden>{LINES_SHOWN}</VisuallyHidden>
      </legend>
      <div className={styles.legend}>
        {series.map((item) => (
          <div key={item.id} className={styles.toggle}>
            <label className={styles.label}>
              <input
                type="checkbox"
                checked={!hidden.includes(item.id)}
                onChange={() => onToggle(item.id)}
                className={styles.checkbox}
              />
              <LineSample variant={item.variant} />
              <span dir="auto" className={styles.name}>
                {item.name}
              </span>
            </label>
            <LatestValue series={item} isStale={isStale} />
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
