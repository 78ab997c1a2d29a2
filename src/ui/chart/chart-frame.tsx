import { memo, useMemo, useRef, type ComponentType } from 'react';
import { Axes } from './axes';
import type { ChartSeries, XAxis, YAxis } from './chart.types';
import styles from './chart.module.css';
import { ChartTooltip } from './chart-tooltip';
import { formatPointByPoint } from './copy';
import { createPlot, type Plot } from './plot';
import { getReadingsAt, getXValues, type Reading } from './x-values';
import { useChartBox, type ChartBox } from './use-chart-box';
import { useChartCursor } from './use-chart-cursor';

/** Props of every chart. */
export type ChartProps = {
  /** The accessible name, such as 'Line chart: symptoms over the past week'. */
  readonly label: string;
  /** The id of the sentence that describes the chart. */
  readonly describedBy?: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
  readonly yAxis: YAxis;
};

/** How a kind of chart draws its series, and what it adds behind and in front of them at the cursor. */
export type ChartLayers = {
  readonly marks: ComponentType<{ plot: Plot; xAxis: XAxis; series: readonly ChartSeries[] }>;
  readonly background: ComponentType<{ plot: Plot; x: number }>;
  readonly foreground: ComponentType<{ plot: Plot; readings: readonly Reading[] }>;
};

type Props = ChartProps & {
  readonly layers: ChartLayers;
  /** Height of the chart, in em of its text. */
  readonly heightEm: number;
};

/** A chart with axes and a cursor that mouse, touch and arrow keys move from point to point. */
export function ChartFrame(props: Props) {
  const { ref, box } = useChartBox();
  return (
    <div ref={ref} data-chart="" className={styles.box}>
      {box === null ? null : <MeasuredChart {...props} box={box} />}
    </div>
  );
}

function MeasuredChart(props: Props & { readonly box: ChartBox }) {
  const { label, describedBy, series, xAxis, yAxis, layers, heightEm, box } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const plot = useMemo(
    () => createPlot(box, xAxis, yAxis, heightEm),
    [box, xAxis, yAxis, heightEm],
  );
  const xValues = useMemo(() => getXValues(series), [series]);
  const cursor = useChartCursor(xValues, frameRef, (px) => plot.x.invert(px));
  const x = xValues[cursor.index];
  const readings = x === undefined ? [] : getReadingsAt(series, x);
  const date = readings[0]?.points[0]?.date;
  const xLabel = date === undefined ? '' : xAxis.formatDate(date);
  const { background: Background, foreground: Foreground } = layers;

  return (
    <div ref={frameRef} className={styles.frame} {...cursor.pointerHandlers}>
      {xValues.length > 0 && (
        // Every assistive technology can operate a native range input; its value text is the reading.
        <input
          type="range"
          className={styles.slider}
          aria-label={formatPointByPoint(label)}
          aria-valuetext={formatReading(xLabel, readings)}
          min={0}
          max={xValues.length - 1}
          step={1}
          value={cursor.index}
          onChange={({ target }) => cursor.sliderHandlers.onChange(Number(target.value))}
          onKeyDown={cursor.sliderHandlers.onKeyDown}
          onFocus={cursor.sliderHandlers.onFocus}
          onBlur={cursor.sliderHandlers.onBlur}
        />
      )}
      <svg
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        width={plot.width}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        className={styles.svg}
      >
        <MemoAxes plot={plot} xAxis={xAxis} yAxis={yAxis} />
        {cursor.isShown && x !== undefined && <Background plot={plot} x={x} />}
        <MemoMarks layers={layers} plot={plot} xAxis={xAxis} series={series} />
        {cursor.isShown && <Foreground plot={plot} readings={readings} />}
      </svg>
      {cursor.isShown && x !== undefined && (
        <ChartTooltip x={plot.x(x)} width={plot.width} heading={xLabel} readings={readings} />
      )}
    </div>
  );
}

// Moving the cursor re-renders neither the axes nor the series.
const MemoAxes = memo(Axes);

const MemoMarks = memo(function MemoMarks({
  layers: { marks: Marks },
  ...markProps
}: Pick<Props, 'layers' | 'series' | 'xAxis'> & { readonly plot: Plot }) {
  return <Marks {...markProps} />;
});

/** Formats the readings at one x value, such as 'Monday, Nov 16: Low mood 40%, Anxiety 60%'. */
function formatReading(xLabel: string, readings: readonly Reading[]): string {
  const values = readings.map(
    ({ series, points }) => `${series.name} ${points.map(({ display }) => display).join(', ')}`,
  );
  return `${xLabel}: ${values.join(', ')}`;
}
