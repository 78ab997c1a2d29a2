import { use, useState } from 'react';
import { ActorRegistryContext, useUnsavedChangesCheck } from '../../lib/actors/actor-registry';
import { useRestart } from '../../lib/kiosk/restart-context';
import { isSubmitting } from '../../lib/submission/is-submitting';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { UNCERTAIN_DETAIL } from '../../ui/unsaved-changes-prompt/copy';
import { ANSWERS_LOST, CONFIRM_RESTART, RESTART, START_OVER, STAY } from './copy';

/** Discards everything entered and starts over; asks first if there are unsent answers (D7). */
export function RestartButton() {
  const restart = useRestart();
  const hasUnsavedChanges = useUnsavedChangesCheck();
  const isUncertain = use(ActorRegistryContext)?.some(isSubmitting) === true;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => (hasUnsavedChanges() ? setConfirming(true) : restart())}
      >
        {RESTART()}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={CONFIRM_RESTART()}
        confirmLabel={START_OVER()}
        cancelLabel={STAY()}
        onConfirm={restart}
        onCancel={() => setConfirming(false)}
      >
        {isUncertain ? UNCERTAIN_DETAIL() : ANSWERS_LOST()}
      </ConfirmDialog>
    </>
  );
}
