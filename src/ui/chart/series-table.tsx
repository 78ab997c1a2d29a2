import { useState } from 'react';
import { Button } from '../button/button';
import type { ChartSeries, XAxis } from './chart.types';
import { DataTable } from './data-table';
import styles from './data-table.module.css';
import { toRows } from './to-rows';

type Props = {
  readonly caption: string;
  /** The head of the first column, such as 'Day'. */
  readonly placeName: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
};

/** A year of days is shown at once, more than that in steps: a very long table would hold up the page. */
const PLACES_AT_ONCE = 400;

/** What a chart shows, as a table with a column a series, newest first. */
export function SeriesTable({ caption, placeName, series, xAxis }: Props) {
  const [most, setMost] = useState(PLACES_AT_ONCE);
  const { rows, places } = toRows(series, xAxis.nameOf, most);
  return (
    <>
      <DataTable
        caption={caption}
        columns={[placeName, ...series.map(({ name }) => name)]}
        rows={rows}
      />
      {places > most && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setMost(most + PLACES_AT_ONCE)}>
            Show earlier entries
          </Button>
        </div>
      )}
    </>
  );
}
