import { useState } from 'react';
import { Button } from '../button/button';
import type { ChartSeries, XAxis } from './chart.types';
import { SHOW_EARLIER } from './copy';
import { DataTable } from './data-table';
import styles from './data-table.module.css';
import { toRows } from './to-rows';

type Props = {
  readonly caption: string;
  /** Header of the first column, such as 'Day'. */
  readonly xColumnName: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
};

/** A year of days fits at once; longer tables are shown in steps, because they are slow to render. */
const PAGE_SIZE = 400;

/** The series of a chart as a table with one column per series, newest first. */
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
            {SHOW_EARLIER()}
          </Button>
        </div>
      )}
    </>
  );
}
