import { LinePath, Line } from '@visx/shape';
import { classNames } from '../class-names';
import { ChartFrame, type ChartProps, type Drawing } from './chart-frame';
import type { ChartPoint, ChartSeries } from './chart.types';
import styles from './chart.module.css';
import { seriesVariants } from './series-variants';
import type { Plot } from './plot';
import seriesStyles from './series.module.css';
import { getMarkedPoints, toLine } from './to-line';

const HEIGHT_EM = 15;
/** The radius of a marker, and how far apart markers stand, in px. */
const MARKER_PX = 4.5;
const ACTIVE_MARKER_PX = 6.5;
const MARKER_SPACING_PX = 28;

/** Lines over time, told apart by colour, dash and marker; they break off at gaps, and a point alone is a dot. */
export function LineChart(props: ChartProps) {
  return <ChartFrame {...props} heightEm={HEIGHT_EM} drawing={drawing} />;
}

const drawing: Drawing = {
  // The unbroken line lies lowest: where lines meet, the dashes of the others still let it be seen.
  marks: ({ plot, series }) =>
    series
      .toSorted((one, next) => one.variant - next.variant)
      .map((one) => <SeriesLine key={one.id} plot={plot} series={one} />),
  behind: ({ plot, x }) => (
    <Line
      from={{ x: plot.x(x), y: plot.top }}
      to={{ x: plot.x(x), y: plot.bottom }}
      className={styles.rule}
    />
  ),
  inFront: ({ plot, readings }) =>
    readings.map(({ series, points }) => (
      <Markers
        key={series.id}
        plot={plot}
        series={series}
        points={points}
        radius={ACTIVE_MARKER_PX}
      />
    )),
};

type SeriesProps = { readonly plot: Plot; readonly series: ChartSeries };

function SeriesLine({ plot, series }: SeriesProps) {
  const line = toLine(series.points, plot.x, plot.right - plot.left);
  return (
    <>
      <LinePath
        data={[...line]}
        defined={(point) => point !== null}
        x={(point) => plot.x(point?.x ?? 0)}
        y={(point) => plot.y(point?.value ?? 0)}
        strokeDasharray={seriesVariants[series.variant].dash}
        className={classNames(seriesStyles.line, seriesStyles[`look${series.variant}`])}
      />
      <Markers
        plot={plot}
        series={series}
        points={getMarkedPoints(line, plot.x, MARKER_SPACING_PX)}
        radius={MARKER_PX}
      />
    </>
  );
}

type MarkersProps = SeriesProps & {
  readonly points: readonly ChartPoint[];
  readonly radius: number;
};

/** All of a line's markers are one path: there may be very many. */
function Markers({ plot, series, points, radius }: MarkersProps) {
  const { marker } = seriesVariants[series.variant];
  return (
    <path
      d={points.map(({ x, value }) => marker(plot.x(x), plot.y(value), radius)).join('')}
      className={classNames(seriesStyles.marker, seriesStyles[`look${series.variant}`])}
    />
  );
}
