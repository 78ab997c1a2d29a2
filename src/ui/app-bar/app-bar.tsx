import type { ReactNode } from 'react';
import styles from './app-bar.module.css';

type AppBarProps = {
  /** The logo of the clinic or of the product. */
  logo: ReactNode;
  /** A Back button or link; absent on tab screens and on steps with their own. */
  back?: ReactNode;
  /** Tabs; on narrow screens they are at the bottom of the screen. */
  navigation?: ReactNode;
  /** Actions at the end of the bar, such as 'Check-In' or the link to the safety net. */
  actions?: ReactNode;
  /** A line below, about the pages of this area. */
  caption?: string | null;
};

/** The bar at the top of every page: the `banner` landmark. */
export function AppBar({ logo, back, navigation, actions, caption = null }: AppBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        <div className={styles.logo}>{logo}</div>
        {navigation}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {caption !== null && <p className={styles.caption}>{caption}</p>}
      </div>
    </header>
  );
}
