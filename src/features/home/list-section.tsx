import { useId, type ReactNode } from 'react';
import styles from './assessment-lists.module.css';

type Props = {
  readonly id?: string;
  readonly heading: string;
  readonly children: ReactNode;
};

/** A region of the home page, named by its heading. */
export function ListSection({ id, heading, children }: Props) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
