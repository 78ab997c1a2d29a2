import { useState } from 'react';
import { useUnsavedChangesCheck } from '../../lib/actors/actor-registry';
import { useRestart } from '../../lib/kiosk/restart-context';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

/** Discards everything entered and starts over; asks first if there are unsent answers (D7). */
export function RestartButton() {
  const restart = useRestart();
  const hasUnsavedChanges = useUnsavedChangesCheck();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => (hasUnsavedChanges() ? setConfirming(true) : restart())}
      >
        Restart
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Start over?"
        confirmLabel="Start over"
        cancelLabel="Stay"
        isDangerous
        onConfirm={restart}
        onCancel={() => setConfirming(false)}
      >
        Your answers have not been sent yet. They will be lost.
      </ConfirmDialog>
    </>
  );
}
