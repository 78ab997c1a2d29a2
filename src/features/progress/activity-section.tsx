import { useId, useMemo } from 'react';
import type { InsightGraph } from '../../api/insights.schema';
import { BarChart } from '../../ui/chart/bar-chart';
import type { ChartSeries } from '../../ui/chart/chart.types';
import { SeriesTable } from '../../ui/chart/series-table';
import { TableDisclosure } from '../../ui/chart/table-disclosure';
import type { GraphProps } from './chart-section.types';
import { CardSkeleton, ChartSkeleton } from './chart-skeleton';
import { ACTIVITY_TEXTS, barChartLabel, PHYSICAL_ACTIVITY, tableCaption } from './copy';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { NoData } from './no-data';
import { isEmpty, toActivity, toCountAxis, type Graph } from './to-graphs';
import { describeCounts } from './trend';
import { TrendText } from './trend-text';
import { useGraph } from './use-graph';
import type { InsightQuery } from './insights';

const chartSkeleton = <ChartSkeleton shape="bars" />;
const skeleton = <CardSkeleton>{chartSkeleton}</CardSkeleton>;
const ID = 'activity';

/** Steps and miles a day, on iOS only (§9). */
export function ActivitySection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  return (
    <InsightCard id={ID} heading={PHYSICAL_ACTIVITY()} insight={insight} skeleton={skeleton}>
      {(graph, isStale) => <Activity insight={graph} isStale={isStale} />}
    </InsightCard>
  );
}

function Activity({ insight, isStale }: GraphProps) {
  const graph = useGraph(insight, toActivity);
  if (isEmpty(graph)) return isStale ? chartSkeleton : <NoData />;
  return (
    <>
      {graph.series.map((series) => (
        <CountChart key={series.id} graph={graph} series={series} isStale={isStale} />
      ))}
      <TableDisclosure
        describedBy={ID}
        table={() => (
          <SeriesTable
            caption={tableCaption(PHYSICAL_ACTIVITY(), graph.phrase)}
            xColumnName={graph.xColumnName}
            series={graph.series}
            xAxis={graph.xAxis}
          />
        )}
      />
    </>
  );
}

type CountChartProps = {
  readonly graph: Graph;
  readonly series: ChartSeries;
  readonly isStale: boolean;
};

function CountChart({ graph: { phrase, xAxis }, series, isStale }: CountChartProps) {
  const trendId = useId();
  const seriesList = useMemo(() => [series], [series]);
  const yAxis = useMemo(() => toCountAxis(series), [series]);
  const { title = series.name, unit = '' } = ACTIVITY_TEXTS()[series.id] ?? {};
  return (
    <div className={styles.subsection}>
      <h3>{title}</h3>
      {series.points.length === 0 ? (
        <NoData />
      ) : (
        <>
          <TrendText id={trendId} isStale={isStale}>
            {describeCounts(series.points, unit, phrase)}
          </TrendText>
          <div className={styles.chart}>
            <BarChart
              label={barChartLabel(title, phrase)}
              describedBy={trendId}
              series={seriesList}
              xAxis={xAxis}
              yAxis={yAxis}
            />
          </div>
        </>
      )}
    </div>
  );
}
