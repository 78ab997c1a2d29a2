import styles from './chart.module.css';
import { LineSample } from './line-sample';
import type { Reading } from './x-values';

type Props = {
  /** Position of the cursor and width of the chart, in px. */
  readonly x: number;
  readonly width: number;
  readonly heading: string;
  readonly readings: readonly Reading[];
};

/** Distance between the cursor and the tooltip. */
const OFFSET_PX = 12;

/**
 * The readings at the cursor, shown beside it and always within the chart. CSS grid keeps it inside: unlike the tooltip
 * of visx, it needs neither a measurement after the first render nor another 1.0 KB gzip.
 */
export function ChartTooltip({ x, width, heading, readings }: Props) {
  // The column before the tooltip shrinks if the tooltip would not fit otherwise.
  const columns =
    x < width / 2
      ? `minmax(0, ${x + OFFSET_PX}px) max-content minmax(0, 1fr)`
      : `minmax(0, 1fr) max-content minmax(0, ${width - x + OFFSET_PX}px)`;
  return (
    <div className={styles.tooltipRow} style={{ gridTemplateColumns: columns }}>
      <div role="tooltip" className={styles.tooltip}>
        <p className={styles.tooltipHeading}>{heading}</p>
        {readings.map(({ series, points }) => (
          <p key={series.id} className={styles.reading}>
            <LineSample variant={series.variant} />
            <span className={styles.readingName}>{series.name}</span>
            <span className={styles.readingValue}>
              {points.map(({ display }) => display).join(', ')}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
