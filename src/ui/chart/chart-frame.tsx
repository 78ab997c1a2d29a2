import { memo, useMemo, useRef, type ComponentType } from 'react';
import { Axes } from './axes';
import type { ChartSeries, XAxis, YAxis } from './chart.types';
import styles from './chart.module.css';
import { ChartTooltip } from './chart-tooltip';
import { createPlot, type Plot } from './plot';
import { getReadingsAt, getXValues, type Reading } from './x-values';
import { formatReading } from './format-reading';
import { useChartBox, type ChartBox } from './use-chart-box';
import { useChartCursor } from './use-chart-cursor';

/** What every chart is given. */
export type ChartProps = {
  /** The accessible name, such as 'Line chart: symptoms over the past week'. */
  readonly label: string;
  /** The id of the sentence that says what the chart shows. */
  readonly describedBy?: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
  readonly yAxis: YAxis;
};

/** What is drawn for the series of a chart, and for the place that is being read. */
export type Drawing = {
  readonly marks: ComponentType<{ plot: Plot; xAxis: XAxis; series: readonly ChartSeries[] }>;
  readonly behind: ComponentType<{ plot: Plot; x: number }>;
  readonly inFront: ComponentType<{ plot: Plot; readings: readonly Reading[] }>;
};

type Props = ChartProps & {
  readonly drawing: Drawing;
  /** In the size of its text. */
  readonly heightEm: number;
};

/** A chart with its axes, which can be read point by point: by pointing, touching, or with the arrow keys. */
export function ChartFrame(props: Props) {
  const { ref, box } = useChartBox();
  return (
    <div ref={ref} className={styles.box}>
      {box === null ? null : <MeasuredChart {...props} box={box} />}
    </div>
  );
}

function MeasuredChart(props: Props & { readonly box: ChartBox }) {
  const { label, describedBy, series, xAxis, yAxis, drawing, heightEm, box } = props;
  const frame = useRef<HTMLDivElement>(null);
  const plot = useMemo(
    () => createPlot(box, xAxis, yAxis, heightEm),
    [box, xAxis, yAxis, heightEm],
  );
  const xValues = useMemo(() => getXValues(series), [series]);
  const cursor = useChartCursor(xValues, frame, (px) => plot.x.invert(px));
  const x = xValues[cursor.index];
  const readings = x === undefined ? [] : getReadingsAt(series, x);
  const date = readings[0]?.points[0]?.date;
  const name = date === undefined ? '' : xAxis.formatDate(date);
  const { behind: Behind, inFront: InFront } = drawing;

  return (
    <div ref={frame} className={styles.frame} {...cursor.pointerHandlers}>
      {xValues.length > 0 && (
        // A native range is what every assistive technology can move along; what it says is the reading.
        <input
          type="range"
          className={styles.reader}
          aria-label={`${label}, point by point`}
          aria-valuetext={formatReading(name, readings)}
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
        className={styles.picture}
      >
        <MemoAxes plot={plot} xAxis={xAxis} yAxis={yAxis} />
        {cursor.isShown && x !== undefined && <Behind plot={plot} x={x} />}
        <MemoMarks drawing={drawing} plot={plot} xAxis={xAxis} series={series} />
        {cursor.isShown && <InFront plot={plot} readings={readings} />}
      </svg>
      {cursor.isShown && x !== undefined && (
        <ChartTooltip x={plot.x(x)} width={plot.width} heading={name} readings={readings} />
      )}
    </div>
  );
}

/** What does not change while a chart is read is not drawn again. */
const MemoAxes = memo(Axes);

const MemoMarks = memo(function MemoMarks({
  drawing: { marks: Marks },
  ...markProps
}: Pick<Props, 'drawing' | 'series' | 'xAxis'> & { readonly plot: Plot }) {
  return <Marks {...markProps} />;
});
