import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { NO_ENTRY } from './copy';
import styles from './data-table.module.css';
import type { ChartRow } from './to-rows';

type Props = {
  /** The table's accessible name. */
  readonly caption: string;
  /** Header of the first column, then of each series. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
};

/** The data of a chart as a table; a gap reads 'no entry'. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
    <div role="group" aria-label={caption} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell ?? <NoEntry />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NoEntry() {
  return (
    <>
      <span aria-hidden="true" className={styles.gap}>
        –
      </span>
      <VisuallyHidden>{NO_ENTRY()}</VisuallyHidden>
    </>
  );
}
