import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { selectHasUnsentAnswers } from '../../../machines/assessment-gate/assessment-gate.selectors';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { LEAVE, LEAVE_DETAIL, LEAVE_HEADING, STAY } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

/** Asks before unsent answers are lost, by a reload or by leaving; the way to the safety net stays free (D7). */
export function LeaveGuard({ gate }: { readonly gate: AssessmentGateRef }) {
  const hasUnsent = useSelector(gate, ({ context }) => selectHasUnsentAnswers(context));

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const isSameForm =
        currentLocation.pathname === nextLocation.pathname &&
        currentLocation.search === nextLocation.search;
      // The flow outlives a visit to the safety net, and nobody in need is held up by a question.
      const isSafetyNet =
        nextLocation.pathname === currentLocation.pathname.replace(/[^/]+\/?$/, 'safety-net');
      return hasUnsent && !isSameForm && !isSafetyNet;
    },
    [hasUnsent],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (!hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={LEAVE_HEADING}
      confirmLabel={LEAVE}
      cancelLabel={STAY}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {LEAVE_DETAIL}
    </ConfirmDialog>
  );
}
