import { systemClock } from '../../lib/time/clock';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './idle-warning-dialog.module.css';
import { useIdleTimer } from './use-idle-timer';

/** The seconds that are heard; the others are only seen. */
const ANNOUNCED_SECONDS: readonly number[] = [10, 5];

/** Asks whether anybody is still there once nothing has been pressed for a while, and starts over without an answer (D9). */
export function IdleWarningDialog({ onTimeout }: { readonly onTimeout: () => void }) {
  const { kioskIdleSeconds } = useConfiguration();
  const { secondsLeft, stay } = useIdleTimer(kioskIdleSeconds * 1000, systemClock, onTimeout);
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
      <p>To keep what you entered private, this screen starts over soon.</p>
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
