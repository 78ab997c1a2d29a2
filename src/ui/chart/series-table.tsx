import { useState } from 'react';
import { Button } from '../button/button';
import type { ChartSeries, XAxis } from './chart.types';
import { DataTable } from './data-table';
import styles from './data-table.module.css';
import { toRows } from './to-rows';

type Props = {
  readonly caption: string;
  /** The head of the first column, such as 'Day'. */
  readonly xColumnName: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
};

/** A year of days is shown at once, more than that in steps: a very long table would hold up the page. */
const PAGE_SIZE = 400;

/** What a chart shows, as a table with a column a series, newest first. */
export function SeriesTable({ caption, xColumnName, series, xAxis }: Props) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { rows, totalCount } = toRows(series, xAxis.formatDate, limit);
  return (
    <>
      <DataTable
        caption={caption}
        columns={[xColumnName, ...series.map(({ name }) => name)]}
        rows={rows}
      />
      {totalCount > limit && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setLimit(limit + PAGE_SIZE)}>
            Show earlier entries
          </Button>
        </div>
      )}
    </>
  );
}
