import { Suspense, useId } from 'react';
import type { InsightGraph } from '../../api/insights.api';
import { SeriesTable } from '../../ui/chart/series-table';
import { TableDisclosure } from '../../ui/chart/table-disclosure';
import type { GraphProps } from './chart-section.types';
import { ChartSkeleton } from './chart-skeleton';
import { lineChartLabel, SYMPTOMS, tableCaption } from './copy';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { LineChart } from './lazy-charts';
import { NoData } from './no-data';
import { SeriesLegend } from './series-legend';
import { isEmpty, SYMPTOMS_AXIS, toSymptoms } from './to-graphs';
import { describeLines } from './trend';
import { TrendText } from './trend-text';
import { useGraph } from './use-graph';
import type { InsightQuery } from './use-insights';

/** A change of up to this many percentage points counts as about the same. */
const STEADY_PERCENT = 8;
const skeleton = <ChartSkeleton shape="lines" />;

/** The three strongest symptoms over time, from 0 to 100 % (§9). */
export function SymptomsSection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  return (
    <InsightCard heading={SYMPTOMS} insight={insight} skeleton={skeleton}>
      {(graph, headingId, isStale) => (
        <Symptoms insight={graph} headingId={headingId} isStale={isStale} />
      )}
    </InsightCard>
  );
}

function Symptoms({ insight, headingId, isStale }: GraphProps) {
  const trendId = useId();
  const graph = useGraph(insight, toSymptoms);
  const { range, series, xAxis, xColumnName } = graph;
  if (isEmpty(graph)) return isStale ? skeleton : <NoData />;
  return (
    <>
      <TrendText id={trendId} isStale={isStale}>
        {describeLines(series, range.phrase, STEADY_PERCENT)}
      </TrendText>
      <Suspense fallback={skeleton}>
        <div className={styles.chart}>
          <LineChart
            label={lineChartLabel(SYMPTOMS, range.phrase)}
            describedBy={trendId}
            series={series}
            xAxis={xAxis}
            yAxis={SYMPTOMS_AXIS}
          />
        </div>
      </Suspense>
      <SeriesLegend series={series} isStale={isStale} />
      <TableDisclosure
        describedBy={headingId}
        table={() => (
          <SeriesTable
            caption={tableCaption(SYMPTOMS, range.phrase)}
            xColumnName={xColumnName}
            series={series}
            xAxis={xAxis}
          />
        )}
      />
    </>
  );
}
