import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

type CardProps = {
  children: ReactNode;
  /** Makes the card a region with this name. */
  heading?: string;
  /** Shown next to the heading, such as a count or a tooltip button. */
  headingDetail?: ReactNode;
  className?: string;
};

/** A box on the page; with a heading it is a region named by the heading. */
export function Card({ children, heading, headingDetail, className }: CardProps) {
  const id = useId();
  if (heading === undefined) {
    return <div className={classNames(styles.card, className)}>{children}</div>;
  }
  return (
    <section aria-labelledby={id} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {headingDetail}
      </div>
      {children}
    </section>
  );
}
