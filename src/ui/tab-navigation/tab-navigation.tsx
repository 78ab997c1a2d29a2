import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './tab-navigation.module.css';

/** One tab; `badge` is a count with its text for screen readers, such as '2 overdue'. */
export type NavigationTab = {
  to: string;
  isCurrent: boolean;
  label: string;
  icon: IconName;
  badge?: { count: number; text: string };
  /** Calls `preventDefault` when something other than the router opens the tab. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

type TabNavigationProps = { label: string; tabs: readonly NavigationTab[] };

/** Tabs at the bottom of the screen, on wide screens in the app bar: a navigation landmark; the current link has `aria-current`. */
export function TabNavigation({ label, tabs }: TabNavigationProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to} className={styles.item}>
            <Link
              to={tab.to}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={styles.tab}
              onClick={tab.onClick}
            >
              <span className={styles.icon}>
                <Icon name={tab.icon} />
                {tab.badge && tab.badge.count > 0 && (
                  <span className={styles.badge} aria-hidden="true">
                    {tab.badge.count}
                  </span>
                )}
              </span>
              {tab.label}
              {tab.badge && tab.badge.count > 0 && (
                <VisuallyHidden> {tab.badge.text}</VisuallyHidden>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
