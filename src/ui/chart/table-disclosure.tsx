import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './table-disclosure.module.css';

/** What the button says, to the letter of D8. */
export const SHOW_AS_TABLE = 'Show as table';

type Props = {
  /** The id of what names the chart: there are several such buttons on a page. */
  readonly describedBy: string;
  /** Made when it is asked for: it may be long. */
  readonly table: () => ReactNode;
};

/** A chart's table behind a button (D8). */
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
        {SHOW_AS_TABLE}
      </button>
      {isOpen && <div id={id}>{table()}</div>}
    </div>
  );
}
