import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton';
import { useChartLayout, type DirectionChoice } from '../layout/use-chart-layout';
import type { Chart } from '../model/chart.types';
import styles from './chart.module.css';
import type { ChartHighlights, Selection } from './highlights';
import { LaidOutChart } from './laid-out-chart';
import { useCollapsing } from './use-collapsing';

type ChartViewProps = {
  readonly chart: Chart;
  readonly highlights: ChartHighlights;
  readonly direction?: DirectionChoice;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection | null) => void;
  /** States to bring into view whenever this list changes. */
  readonly follow?: readonly string[];
  /** Rendered above the chart, beside the zoom buttons. */
  readonly tools?: ReactNode;
};

/** A chart with states that can be collapsed, zoom, panning and keyboard navigation. */
export function ChartView({ chart, direction = 'auto', ...props }: ChartViewProps) {
  const { highlights, selection } = props;
  const collapsing = useCollapsing(chart, highlights.active, selection);
  const laidOut = useChartLayout(collapsing.collapsedChart, direction);
  if (laidOut === null)
    return (
      <div className={styles.window}>
        <Loading label="Laying out the chart…">
          <Skeleton shape="card" />
        </Loading>
      </div>
    );
  if (laidOut === 'failed')
    return (
      <div className={styles.window}>
        <Alert>The chart could not be laid out. Use the outline in Chart mode instead.</Alert>
      </div>
    );
  // A chart in another direction is viewed from its start again.
  return (
    <LaidOutChart
      key={`${chart.id} ${laidOut.direction}`}
      {...props}
      {...laidOut}
      collapsing={collapsing}
    />
  );
}
