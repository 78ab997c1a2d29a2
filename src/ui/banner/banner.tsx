import type { ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = {
  /** The accessible name of the region. */
  label: string;
  children?: ReactNode;
  /** A link and a dismiss button. */
  actions: ReactNode;
};

/** A slim bar above the page with a suggestion, such as 'Use the App'. */
export function Banner({ label, children, actions }: BannerProps) {
  return (
    <aside aria-label={label} className={styles.bar}>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
}
