import { useState } from 'react';
import { useUnsentCheck } from '../../lib/kept-actors';
import { useStartOver } from '../../lib/start-over';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

/** Drops whatever was entered and starts over; answers that are not sent yet are asked about first (D7). */
export function RestartButton() {
  const startOver = useStartOver();
  const hasUnsent = useUnsentCheck();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => (hasUnsent() ? setAsking(true) : startOver())}>
        Restart
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start over?"
        confirmLabel="Start over"
        cancelLabel="Stay"
        isDangerous
        onConfirm={startOver}
        onCancel={() => setAsking(false)}
      >
        Your answers have not been sent yet. They will be lost.
      </ConfirmDialog>
    </>
  );
}
