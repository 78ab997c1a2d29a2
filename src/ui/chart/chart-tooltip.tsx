import { TooltipWithBounds } from '@visx/tooltip';
import styles from './chart.module.css';
import { LineSample } from './line-sample';
import type { Reading } from './stops';

type Props = {
  /** Where it belongs, in px from the left and top of the chart. */
  readonly left: number;
  readonly top: number;
  readonly heading: string;
  readonly readings: readonly Reading[];
};

/** What a chart holds at one place, beside that place; mount it anew for another one, so that it is measured. */
export function ChartTooltip({ left, top, heading, readings }: Props) {
  return (
    <TooltipWithBounds
      unstyled
      role="tooltip"
      left={left}
      top={top}
      offsetTop={0}
      offsetLeft={12}
      className={styles.tooltip}
    >
      <p className={styles.tooltipHeading}>{heading}</p>
      {readings.map(({ series, points }) => (
        <p key={series.id} className={styles.reading}>
          <LineSample look={series.look} />
          <span className={styles.readingName}>{series.name}</span>
          <span className={styles.readingValue}>
            {points.map(({ display }) => display).join(', ')}
          </span>
        </p>
      ))}
    </TooltipWithBounds>
  );
}
