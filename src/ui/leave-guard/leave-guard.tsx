import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';

const HEADING = 'Leave without submitting?';
const DETAIL = 'Your answers have not been sent yet. They will be lost if you leave.';

type Props = {
  /** True while leaving would lose something. */
  readonly hasUnsent: boolean;
  /** The path of the safety net: nobody in need is held up by a question, and the flow outlives the visit. */
  readonly safetyNetPath: string;
  /** What else may be gone to freely: the way back to what is unsent. */
  readonly wayBack?: RegExp;
};

/** Asks before unsent answers are lost, by a reload or by leaving; the way to the safety net stays free (D7). */
export function LeaveGuard({ hasUnsent, safetyNetPath, wayBack }: Props) {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const isSameForm =
        currentLocation.pathname === nextLocation.pathname &&
        currentLocation.search === nextLocation.search;
      const { pathname } = nextLocation;
      const isFree = pathname === safetyNetPath || wayBack?.test(pathname) === true;
      return hasUnsent && !isSameForm && !isFree;
    },
    [hasUnsent, safetyNetPath, wayBack],
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
      title={HEADING}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {DETAIL}
    </ConfirmDialog>
  );
}
