import { Bar, BarRounded } from '@visx/shape';
import { classNames } from '../class-names';
import { ChartFrame, type ChartProps, type ChartLayers } from './chart-frame';
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
/** A count of zero still shows a bar, to tell it from a missing count. */
const MIN_SIZE_PX = 2;
const DOT_PX = 5;

/** Bar chart of counts over time; a step without a count stays empty, and a single point is drawn as a dot. */
export function BarChart(props: ChartProps) {
  return <ChartFrame {...props} heightEm={HEIGHT_EM} layers={layers} />;
}

const layers: ChartLayers = {
  marks: ({ plot, xAxis, series }) =>
    series.map((item) => <Bars key={item.id} plot={plot} xAxis={xAxis} series={item} />),
  background: ({ plot, x }) => {
    const width = Math.max(plot.step, MIN_SIZE_PX);
    return (
      <Bar
        x={plot.x(toStep(x)) - width / 2}
        y={plot.top}
        width={width}
        height={plot.bottom - plot.top}
        className={styles.highlight}
      />
    );
  },
  foreground: () => null,
};

type BarsProps = {
  readonly plot: Plot;
  readonly xAxis: XAxis;
  readonly series: ChartSeries;
};

function Bars({ plot, xAxis, series }: BarsProps) {
  const variantClass = seriesStyles[`variant${series.variant}`];
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
    ({ center, width, value }) => {
      const height = Math.max(plot.bottom - plot.y(value), MIN_SIZE_PX);
      return (
        <BarRounded
          key={center}
          x={plot.left + center - width / 2}
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
