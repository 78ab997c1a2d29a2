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
  as?: 'div' | 'li' | 'article';
  className?: string;
};

/** A box on the page; with a heading it is a region named by the heading. */
export function Card({ children, heading, headingDetail, as: Tag = 'div', className }: CardProps) {
  const id = useId();
  if (heading === undefined) {
    return <Tag className={classNames(styles.card, className)}>{children}</Tag>;
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
