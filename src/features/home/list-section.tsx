import type { ReactNode } from 'react';
import styles from './assessment-lists.module.css';

type Props = {
  /** Of the heading; the same in the first view. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
};

/** A region of the home page, named by its heading. */
export function ListSection({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
