import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SHOW_AS_TABLE } from './copy';
import styles from './table-disclosure.module.css';

type Props = {
  /** The id of the chart's heading, which distinguishes several such buttons on a page. */
  readonly describedBy: string;
  /** Rendered only while open, because the table may be long. */
  readonly table: () => ReactNode;
};

/** A button that shows and hides a chart's data as a table (D8); printed while it is open. */
export function TableDisclosure({ describedBy, table }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
        className={styles.button}
      >
        <Icon name="forward" size="small" className={styles.arrow} />
        {SHOW_AS_TABLE()}
      </button>
      {isOpen && <div id={id}>{table()}</div>}
    </div>
  );
}
