import { useMemo } from 'react';
import { LinePath, Line } from '@visx/shape';
import { classNames } from '../class-names';
import { ChartFrame, type ChartProps, type ChartLayers } from './chart-frame';
import type { ChartPoint, ChartSeries } from './chart.types';
import styles from './chart.module.css';
import { seriesVariants } from './series-variants';
import type { Plot } from './plot';
import seriesStyles from './series.module.css';
import { getMarkedPoints, toLine } from './to-line';

const HEIGHT_EM = 15;
/** Radius of a marker, also at the reading that is shown, and the least distance between markers. */
const MARKER_PX = 4.5;
const ACTIVE_MARKER_PX = 6.5;
const MARKER_SPACING_PX = 28;

type LineChartProps = ChartProps & {
  /** The id of the line that is drawn in front, with the others faint behind it; null draws all alike. */
  readonly inFront?: string | null;
  /** Over how many empty steps a line continues. */
  readonly bridged?: number;
};

/** Line chart over time; lines differ by colour, dash and marker, break at gaps, and a single point is drawn as a dot. */
export function LineChart({ inFront = null, bridged = 0, ...props }: LineChartProps) {
  const layers = useMemo(() => createLayers(inFront, bridged), [inFront, bridged]);
  return <ChartFrame {...props} heightEm={HEIGHT_EM} layers={layers} />;
}

const createLayers = (inFront: string | null, bridged: number): ChartLayers => ({
  ...cursorLayers,
  // The solid line is drawn first, so that it shows through the dashes of the others where lines overlap.
  marks: ({ plot, series }) =>
    series
      .toSorted(
        (a, b) => Number(a.id === inFront) - Number(b.id === inFront) || a.variant - b.variant,
      )
      .map((item) => (
        <g
          key={item.id}
          className={inFront === null || item.id === inFront ? undefined : seriesStyles.behind}
        >
          <SeriesLine plot={plot} series={item} bridged={bridged} />
        </g>
      )),
});

const cursorLayers: Omit<ChartLayers, 'marks'> = {
  background: ({ plot, x }) => (
    <Line
      from={{ x: plot.x(x), y: plot.top }}
      to={{ x: plot.x(x), y: plot.bottom }}
      className={styles.cursorLine}
    />
  ),
  foreground: ({ plot, readings }) =>
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

function SeriesLine({ plot, series, bridged }: SeriesProps & { readonly bridged: number }) {
  const line = toLine(series.points, plot.x, plot.right - plot.left, bridged);
  return (
    <>
      <LinePath
        data={[...line]}
        defined={(point) => point !== null}
        x={(point) => plot.x(point?.x ?? 0)}
        y={(point) => plot.y(point?.value ?? 0)}
        strokeDasharray={seriesVariants[series.variant].dash}
        className={classNames(seriesStyles.line, seriesStyles[`variant${series.variant}`])}
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

/** Draws all markers of a line as one path, since there may be thousands. */
function Markers({ plot, series, points, radius }: MarkersProps) {
  const { marker } = seriesVariants[series.variant];
  return (
    <path
      d={points.map(({ x, value }) => marker(plot.x(x), plot.y(value), radius)).join('')}
      className={classNames(seriesStyles.marker, seriesStyles[`variant${series.variant}`])}
    />
  );
}
