import type { ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = {
  /** The accessible name of the region. */
  label: string;
  children?: ReactNode;
  /** A link and a way to dismiss. */
  actions: ReactNode;
};

/** A slim bar above the page that suggests something, such as 'Use the App'. */
export function Banner({ label, children, actions }: BannerProps) {
  return (
    <aside aria-label={label} className={styles.bar}>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
}
