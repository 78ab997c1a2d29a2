import type { WorksheetSummary } from '../../api/insights.schema';
import { getLocale } from '../../lib/language/language';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { DataTable } from '../../ui/chart/data-table';
import { TableDisclosure } from '../../ui/chart/table-disclosure';
import { CardSkeleton, RowsSkeleton } from './chart-skeleton';
import { COMPLETED, WORKSHEET, WORKSHEET_CHART, WORKSHEETS, WORKSHEETS_COMPLETED } from './copy';
import { InsightCard } from './insight-card';
import { NoData } from './no-data';
import { TrendText } from './trend-text';
import type { InsightQuery } from './insights';
import { describeWorksheets, toWorksheetCounts } from './worksheet-counts';
import styles from './worksheets-section.module.css';

const skeleton = (
  <CardSkeleton>
    <RowsSkeleton />
  </CardSkeleton>
);

const ID = 'worksheets';

type Summaries = readonly WorksheetSummary[];

/** How often each worksheet was completed, over all time (§2, D6). */
export function WorksheetsSection({ insight }: { readonly insight: InsightQuery<Summaries> }) {
  return (
    <InsightCard id={ID} heading={WORKSHEETS()} insight={insight} skeleton={skeleton}>
      {(summaries) => <Worksheets summaries={summaries} />}
    </InsightCard>
  );
}

type Props = { readonly summaries: Summaries };

function Worksheets({ summaries }: Props) {
  const counts = useMemoWithTexts(toWorksheetCounts, summaries);
  if (counts.length === 0) return <NoData />;
  return (
    <>
      <TrendText id={`${ID}-trend`} isStale={false}>
        {describeWorksheets(counts)}
      </TrendText>
      <ul aria-label={WORKSHEET_CHART()} className={styles.rows}>
        {counts.map(({ id, title, count, share }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title}>
              <bdi>{title}</bdi>
            </span>
            <span className={styles.count}>{count.toLocaleString(getLocale())}</span>
            <svg className={styles.track} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" className={styles.background} />
              <rect width={`${share * 100}%`} height="100%" rx="6" className={styles.bar} />
            </svg>
          </li>
        ))}
      </ul>
      <TableDisclosure
        describedBy={ID}
        table={() => (
          <DataTable
            caption={WORKSHEETS_COMPLETED()}
            columns={[WORKSHEET(), COMPLETED()]}
            rows={counts.map(({ id, title, count }) => ({
              key: id,
              name: title,
              cells: [count.toLocaleString(getLocale())],
            }))}
          />
        )}
      />
    </>
  );
}
