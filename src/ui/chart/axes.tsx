import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import { useLanguage } from '../../lib/language/use-language';
import type { XAxis, YAxis } from './chart.types';
import styles from './chart.module.css';
import type { Plot } from './plot';

type Props = { readonly plot: Plot; readonly xAxis: XAxis; readonly yAxis: YAxis };

/**
 * Draws the grid lines and the labels of both axes. The Axis component of visx would add 7.8 KB gzip, including text
 * wrapping that these labels do not need.
 */
export function Axes({ plot, xAxis, yAxis }: Props) {
  // It is memoized, and its labels are in the language on screen.
  useLanguage();
  const { y, left, right, bottom, height } = plot;
  return (
    <Group className={styles.axes}>
      {yAxis.lines.map((value) => (
        <Line
          key={value}
          from={{ x: left, y: y(value) }}
          to={{ x: right, y: y(value) }}
          className={value === yAxis.min ? styles.baseline : styles.gridline}
        />
      ))}
      {yAxis.ticks.map(({ value, label }) => (
        <text key={value} x={left} dx="-0.6em" y={y(value)} dy="0.33em" className={styles.yLabel}>
          {label}
        </text>
      ))}
      {xAxis.getTicks(plot.labelsFit).map(({ value, label }) => (
        <text
          key={value}
          x={plot.getLabelX(value, label)}
          y={height}
          dy="-0.4em"
          className={styles.xLabel}
        >
          {label}
        </text>
      ))}
      <Line
        from={{ x: left, y: bottom }}
        to={{ x: right, y: bottom }}
        className={styles.baseline}
      />
    </Group>
  );
}
