import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { formatSecondsLeft, STILL_THERE } from './copy';
import styles from './idle-warning.module.css';

/** Remaining seconds that are announced; all others are only displayed. */
const ANNOUNCED_SECONDS: readonly number[] = [30, 10, 5];

type Props = {
  /** The countdown; null while the warning is closed. */
  readonly secondsLeft: number | null;
  /** What happens at its end. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onStay: () => void;
};

/** Opens after a time without input, and counts down (D9). */
export function IdleWarning({ secondsLeft, children, actions, onStay }: Props) {
  return (
    <Dialog isOpen={secondsLeft !== null} title={STILL_THERE()} onCancel={onStay} actions={actions}>
      <p>{children}</p>
      <p className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </p>
      <VisuallyHidden role="status">
        {secondsLeft !== null && ANNOUNCED_SECONDS.includes(secondsLeft)
          ? formatSecondsLeft(secondsLeft)
          : ''}
      </VisuallyHidden>
    </Dialog>
  );
}
