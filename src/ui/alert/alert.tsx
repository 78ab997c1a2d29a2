import { useRef, type ReactNode } from 'react';
import { useReturnFocus } from '../../lib/react/use-return-focus';
import { classNames } from '../class-names';
import type { IconName } from '../icon/icon';
import { Icon } from '../icon/icon';
import styles from './alert.module.css';

/** The severity of an alert. */
export type AlertTone = 'error' | 'info' | 'success';

type AlertProps = {
  tone?: AlertTone;
  children: ReactNode;
  /** Buttons or links below the text, such as 'Try again'. */
  actions?: ReactNode;
};

const icons: Record<AlertTone, IconName> = { error: 'alert', info: 'info', success: 'done' };

/** A message about a whole form or screen; only an error is announced at once (role=alert, D8). */
export function Alert({ tone = 'error', children, actions }: AlertProps) {
  const container = useRef<HTMLDivElement>(null);
  useReturnFocus(container);
  return (
    <div ref={container} className={classNames(styles.alert, styles[tone])}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        <div role={tone === 'error' ? 'alert' : undefined}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
