import { useState, useMemo } from 'react';
import type { InsightGraph } from '../../api/insights.schema';
import type { YAxis, ChartSeries } from '../../ui/chart/chart.types';
import { LineChart } from '../../ui/chart/line-chart';
import { classNames } from '../../ui/class-names';
import { SeriesTable } from '../../ui/chart/series-table';
import { TableDisclosure } from '../../ui/chart/table-disclosure';
import type { GraphProps } from './chart-section.types';
import { CardSkeleton, ChartSkeleton } from './chart-skeleton';
import { lineChartLabel, NO_LINE_CHOSEN, tableCaption } from './copy';
import { describeEmptyMonths } from './empty-months';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { NoData } from './no-data';
import { SeriesToggles } from './series-toggles';
import { isEmpty, type Graph } from './to-graphs';
import { describeLines } from './trend';
import { TrendText } from './trend-text';
import { useGraph } from './use-graph';
import type { InsightQuery } from './insights';

/** From this many steps of the time axis, lines cross so often that one is drawn in front of the others. */
const DENSE_STEPS = 14;

/** Who checks in on most days of a month sees a line, not its pieces. */
const BRIDGED_DAYS = 2;
const chartSkeleton = <ChartSkeleton shape="lines" />;

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly insight: InsightQuery<InsightGraph>;
  readonly toGraph: (graph: InsightGraph, today: number) => Graph;
  readonly yAxis: YAxis;
  /** A change of up to this much, in units of the axis, counts as about the same. */
  readonly steadyChange: number;
  /** How many lines there usually are. */
  readonly lineCount: number;
};

/** A card with lines over time, each of which can be hidden; its choice of lines survives a change of the time range. */
export function LineSection(props: Props) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setHidden((previous) =>
      previous.includes(id) ? previous.filter((hiddenId) => hiddenId !== id) : [...previous, id],
    );
  const skeleton = <CardSkeleton legendRows={props.lineCount}>{chartSkeleton}</CardSkeleton>;
  return (
    <InsightCard id={props.id} heading={props.heading} insight={props.insight} skeleton={skeleton}>
      {(graph, isStale) => (
        <Lines {...props} insight={graph} isStale={isStale} hidden={hidden} onToggle={toggle} />
      )}
    </InsightCard>
  );
}

type LinesProps = Omit<Props, 'insight'> &
  GraphProps & {
    readonly hidden: readonly string[];
    readonly onToggle: (id: string) => void;
  };

function Lines(props: LinesProps) {
  const { id, heading, insight, toGraph, yAxis, steadyChange, isStale } = props;
  const trendId = `${id}-trend`;
  const graph = useGraph(insight, toGraph);
  const { range, phrase, series, xAxis, xColumnName } = graph;
  const { shown, inFront, bringToFront } = useShownLines(series, props.hidden);
  const isDense = xAxis.last - xAxis.first >= DENSE_STEPS;
  if (isEmpty(graph)) return isStale ? chartSkeleton : <NoData />;
  return (
    <>
      <TrendText id={trendId} isStale={isStale}>
        {[
          describeLines(shown, phrase, steadyChange),
          range.bucket === 'month' && shown.length > 0 ? describeEmptyMonths(shown, xAxis) : '',
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </TrendText>
      {shown.length === 0 ? (
        <p className={styles.noLine}>{NO_LINE_CHOSEN()}</p>
      ) : (
        <div className={classNames(styles.chart, styles.lines)}>
          <LineChart
            label={lineChartLabel(heading, phrase)}
            describedBy={trendId}
            series={shown}
            inFront={isDense ? inFront : null}
            bridged={isDense && range.bucket === 'day' ? BRIDGED_DAYS : 0}
            xAxis={xAxis}
            yAxis={yAxis}
          />
        </div>
      )}
      <SeriesToggles
        series={series}
        isStale={isStale}
        hidden={props.hidden}
        onToggle={props.onToggle}
        onPoint={bringToFront}
      />
      {shown.length > 0 && (
        <TableDisclosure
          describedBy={id}
          table={() => (
            <SeriesTable
              caption={tableCaption(heading, phrase)}
              xColumnName={xColumnName}
              series={shown}
              xAxis={xAxis}
            />
          )}
        />
      )}
    </>
  );
}

/** The lines that are not hidden, and the id of the one in front: the one pointed at last, or else the first. */
function useShownLines(series: readonly ChartSeries[], hidden: readonly string[]) {
  const [pointedAt, bringToFront] = useState<string | null>(null);
  const shown = useMemo(() => series.filter(({ id }) => !hidden.includes(id)), [series, hidden]);
  const withPoints = shown.filter(({ points }) => points.length > 0);
  const inFront = withPoints.find(({ id }) => id === pointedAt) ?? withPoints[0];
  return { shown, inFront: inFront?.id ?? null, bringToFront };
}
