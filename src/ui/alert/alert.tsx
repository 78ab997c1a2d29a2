import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
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

/**
 * When the container is removed while it contains the focus, such as an alert after its 'Try again' was pressed, moves
 * the focus to the heading of the surrounding section, so that screen readers continue there.
 */
function useReturnFocus(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const heading = element.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      if (heading === null || heading === undefined || element.contains(heading)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [container]);
}
