import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Actions } from '../button/button';
import type { IconName } from '../icon/icon';
import { Icon } from '../icon/icon';
import { PageHeading } from '../page-heading/page-heading';
import styles from './result-page.module.css';

type ResultPageProps = {
  heading: string;
  /** What the page is, where the heading holds a person's name. */
  title?: string;
  /** What happened, and that it is not their fault. */
  children?: ReactNode;
  /** One next step, as buttons or links. */
  actions?: ReactNode;
  icon?: IconName;
  tone?: 'calm' | 'success' | 'error';
};

/** A whole screen that says one thing: an empty, error or done state, or a dead end. */
export function ResultPage({
  heading,
  title,
  children,
  actions,
  icon,
  tone = 'calm',
}: ResultPageProps) {
  return (
    <div className={styles.message}>
      {icon && (
        <span className={classNames(styles.mark, styles[tone])}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <PageHeading title={title ?? heading}>{heading}</PageHeading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <Actions align="center">{actions}</Actions>}
    </div>
  );
}
