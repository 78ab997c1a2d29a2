import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { formatSecondsLeft, STARTS_OVER_SOON, STILL_HERE, STILL_THERE } from './copy';
import styles from './idle-warning-dialog.module.css';
import type { KioskVisitRef } from './kiosk-visit';
import { useIdleTimer } from './use-idle-timer';

/** Remaining seconds that are announced; all others are only displayed. */
const ANNOUNCED_SECONDS: readonly number[] = [10, 5];

type Props = { readonly visit: KioskVisitRef };

/** Opens after a time without input, and counts down until the kiosk starts over (D9). */
export function IdleWarningDialog({ visit }: Props) {
  const stay = useIdleTimer(visit);
  const secondsLeft = useSelector(visit, (snapshot) =>
    snapshot.hasTag('warning') ? snapshot.context.secondsLeft : null,
  );
  return (
    <Dialog
      isOpen={secondsLeft !== null}
      title={STILL_THERE()}
      onCancel={stay}
      actions={
        <Button isWide onClick={stay}>
          {STILL_HERE()}
        </Button>
      }
    >
      <p>{STARTS_OVER_SOON()}</p>
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
