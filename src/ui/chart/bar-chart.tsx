import { Bar, BarRounded } from '@visx/shape';
import { classNames } from '../class-names';
import { ChartFrame, type ChartProps, type Drawing } from './chart-frame';
import type { ChartSeries, XAxis } from './chart.types';
import styles from './chart.module.css';
import { seriesVariants } from './series-variants';
import type { Plot } from './plot';
import seriesStyles from './series.module.css';
import { toStep } from './gaps';
import { toBars } from './to-bars';

const HEIGHT_EM = 12;
const MAX_BAR_WIDTH_PX = 30;
const CORNER_RADIUS_PX = 5;
/** A bar of nothing is still seen, as what was measured: where nothing was, there is no bar. */
const MIN_SIZE_PX = 2;
const DOT_PX = 5;

/** Bars over time, for what is counted; a step without a count stays empty, and a point alone is a dot. */
export function BarChart(props: ChartProps) {
  return <ChartFrame {...props} heightEm={HEIGHT_EM} drawing={drawing} />;
}

const drawing: Drawing = {
  marks: ({ plot, xAxis, series }) =>
    series.map((one) => <Bars key={one.id} plot={plot} xAxis={xAxis} series={one} />),
  behind: ({ plot, x }) => {
    const width = Math.max(plot.step, MIN_SIZE_PX);
    return (
      <Bar
        x={plot.x(toStep(x)) - width / 2}
        y={plot.top}
        width={width}
        height={plot.bottom - plot.top}
        className={styles.band}
      />
    );
  },
  inFront: () => null,
};

type BarsProps = {
  readonly plot: Plot;
  readonly xAxis: XAxis;
  readonly series: ChartSeries;
};

function Bars({ plot, xAxis, series }: BarsProps) {
  const variantClass = seriesStyles[`look${series.variant}`];
  const [first] = series.points;
  if (first !== undefined && series.points.length === 1) {
    const { marker } = seriesVariants[series.variant];
    return (
      <path
        d={marker(plot.x(first.x), plot.y(first.value), DOT_PX)}
        className={classNames(seriesStyles.marker, variantClass)}
      />
    );
  }
  return toBars(series.points, xAxis.first, plot.step, MAX_BAR_WIDTH_PX).map(
    ({ middle, width, value }) => {
      const height = Math.max(plot.bottom - plot.y(value), MIN_SIZE_PX);
      return (
        <BarRounded
          key={middle}
          x={plot.left + middle - width / 2}
          y={plot.bottom - height}
          width={width}
          height={height}
          radius={Math.min(CORNER_RADIUS_PX, width / 2, height)}
          top
          className={classNames(styles.bar, variantClass)}
        />
      );
    },
  );
}
