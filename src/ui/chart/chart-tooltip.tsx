import styles from './chart.module.css';
import { LineSample } from './line-sample';
import type { Reading } from './x-values';

type Props = {
  /** Where it belongs, in px from the left of the chart, which is `width` px wide. */
  readonly x: number;
  readonly width: number;
  readonly heading: string;
  readonly readings: readonly Reading[];
};

/** The room between a place and its tooltip, in px. */
const OFFSET_PX = 12;

/** What a chart holds at one place: beside it where there is room, and always within the chart. */
export function ChartTooltip({ x, width, heading, readings }: Props) {
  // The column that keeps the distance gives way where the tooltip would not fit otherwise.
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
