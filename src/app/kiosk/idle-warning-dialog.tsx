import { useConfiguration } from '../../lib/configuration/configuration-context';
import type { Clock } from '../../lib/time/clock';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './idle-warning-dialog.module.css';
import { useIdleTimer } from './use-idle-timer';

/** Remaining seconds that are announced; all others are only displayed. */
const ANNOUNCED_SECONDS: readonly number[] = [10, 5];

type Props = { readonly clock: Clock; readonly onTimeout: () => void };

/** Opens after a time without input; calls `onTimeout` when the countdown ends before its button is pressed (D9). */
export function IdleWarningDialog({ clock, onTimeout }: Props) {
  const { kioskIdleSeconds } = useConfiguration();
  const { secondsLeft, stay } = useIdleTimer(kioskIdleSeconds * 1000, clock, onTimeout);
  return (
    <Dialog
      isOpen={secondsLeft !== null}
      title="Are you still there?"
      onCancel={stay}
      actions={
        <Button isWide onClick={stay}>
          I'm still here
        </Button>
      }
    >
      <p>To keep what you entered private, this screen will start over soon.</p>
      <p className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </p>
      <VisuallyHidden role="status">
        {secondsLeft !== null && ANNOUNCED_SECONDS.includes(secondsLeft)
          ? `${secondsLeft} seconds left`
          : ''}
      </VisuallyHidden>
    </Dialog>
  );
}
