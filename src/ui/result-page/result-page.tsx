import type { ReactNode } from 'react';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { classNames } from '../class-names';
import { Actions } from '../button/button';
import type { IconName } from '../icon/icon';
import { Icon } from '../icon/icon';
import { PageHeading } from '../page-heading/page-heading';
import styles from './result-page.module.css';

type ResultPageProps = {
  heading: string;
  /** The document title, required when the heading contains a person's name. */
  title?: string;
  /** An explanation of what happened; it does not blame the user. */
  children?: ReactNode;
  /** The next step, as buttons or links. */
  actions?: ReactNode;
  /** Whom to ask if the next step does not help. */
  help?: ReactNode;
  icon?: IconName;
  tone?: 'calm' | 'success' | 'error';
};

/**
 * A full-screen message: an empty, error or success state, or a page without a next step. All but a success stand where
 * something was not found or failed, without 'Use the App' (D9).
 */
export function ResultPage({
  heading,
  title,
  children,
  actions,
  help,
  icon,
  tone = 'calm',
}: ResultPageProps) {
  useHideAppPrompt(tone !== 'success');
  return (
    <div className={styles.message} data-card="">
      {icon && (
        <span className={classNames(styles.icon, styles[tone])}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <PageHeading title={title ?? heading}>{heading}</PageHeading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <Actions align="center">{actions}</Actions>}
      {help && <div className={styles.text}>{help}</div>}
    </div>
  );
}
