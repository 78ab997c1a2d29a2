import { Suspense, useId, useMemo, useState } from 'react';
import type { InsightGraph } from '../../api/insights.api';
import { SeriesTable } from '../../ui/chart/series-table';
import { TableDisclosure } from '../../ui/chart/table-disclosure';
import type { GraphProps } from './chart-section.types';
import { ChartSkeleton } from './chart-skeleton';
import { LIFESTYLE, lineChartLabel, NO_LINE_CHOSEN, tableCaption } from './copy';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { LineChart } from './lazy-charts';
import { NoData } from './no-data';
import { SeriesToggles } from './series-legend';
import { isEmpty, LIFESTYLE_AXIS, toLifestyle } from './to-graphs';
import { describeLines } from './trend';
import { TrendText } from './trend-text';
import { useGraph } from './use-graph';
import type { InsightQuery } from './use-insights';

/** A change of up to this much, in units of the axis, counts as about the same. */
const STEADY_LEVEL = 0.4;
const skeleton = <ChartSkeleton shape="lines" />;

/** Energy, positivity, sleep quality and social life over time; each line can be hidden (§9). */
export function LifestyleSection({ insight }: { readonly insight: InsightQuery<InsightGraph> }) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setHidden((previous) =>
      previous.includes(id) ? previous.filter((hiddenId) => hiddenId !== id) : [...previous, id],
    );
  return (
    <InsightCard heading={LIFESTYLE} insight={insight} skeleton={skeleton}>
      {(graph, headingId, isStale) => (
        <Lifestyle
          insight={graph}
          headingId={headingId}
          isStale={isStale}
          hidden={hidden}
          onToggle={toggle}
        />
      )}
    </InsightCard>
  );
}

type Props = GraphProps & {
  readonly hidden: readonly string[];
  readonly onToggle: (id: string) => void;
};

function Lifestyle({ insight, headingId, isStale, hidden, onToggle }: Props) {
  const trendId = useId();
  const graph = useGraph(insight, toLifestyle);
  const { range, series, xAxis, xColumnName } = graph;
  const shownSeries = useMemo(
    () => series.filter(({ id }) => !hidden.includes(id)),
    [series, hidden],
  );
  if (isEmpty(graph)) return isStale ? skeleton : <NoData />;
  return (
    <>
      <TrendText id={trendId} isStale={isStale}>
        {describeLines(shownSeries, range.phrase, STEADY_LEVEL)}
      </TrendText>
      {shownSeries.length === 0 ? (
        <NoData>{NO_LINE_CHOSEN}</NoData>
      ) : (
        <Suspense fallback={skeleton}>
          <div className={styles.chart}>
            <LineChart
              label={lineChartLabel(LIFESTYLE, range.phrase)}
              describedBy={trendId}
              series={shownSeries}
              xAxis={xAxis}
              yAxis={LIFESTYLE_AXIS}
            />
          </div>
        </Suspense>
      )}
      <SeriesToggles series={series} isStale={isStale} hidden={hidden} onToggle={onToggle} />
      {shownSeries.length > 0 && (
        <TableDisclosure
          describedBy={headingId}
          table={() => (
            <SeriesTable
              caption={tableCaption(LIFESTYLE, range.phrase)}
              xColumnName={xColumnName}
              series={shownSeries}
              xAxis={xAxis}
            />
          )}
        />
      )}
    </>
  );
}
