import type { ReactNode } from 'react';
import type { ChartSeries } from '../../ui/chart/chart.types';
import { LineSample } from '../../ui/chart/line-sample';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { LATEST, LINES_SHOWN } from './copy';
import styles from './series-toggles.module.css';

type Props = {
  readonly series: readonly ChartSeries[];
  readonly isStale: boolean;
  readonly hidden: readonly string[];
  readonly onToggle: (id: string) => void;
  /** Called when the pointer or the focus enters a line's row. */
  readonly onPoint: (id: string) => void;
};

/** A legend of checkboxes that show or hide each line, with its latest value (§9). */
export function SeriesToggles({ series, isStale, hidden, onToggle, onPoint }: Props) {
  return (
    <fieldset className={styles.fieldset}>
      <legend>
        <VisuallyHidden>{LINES_SHOWN()}</VisuallyHidden>
      </legend>
      <div className={styles.legend}>
        {series.map((item) => (
          <div key={item.id} className={styles.toggle} onPointerEnter={() => onPoint(item.id)}>
            <label className={styles.label}>
              <input
                type="checkbox"
                checked={!hidden.includes(item.id)}
                onChange={() => onToggle(item.id)}
                onFocus={() => onPoint(item.id)}
                className={styles.checkbox}
              />
              <LineSample variant={item.variant} />
              <span className={styles.name}>
                <bdi>{item.name}</bdi>
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
      {`${LATEST()} `}
      <strong>
        <bdi>{latest.display}</bdi>
      </strong>
    </span>
  );
}
