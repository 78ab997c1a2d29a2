import { useEffect, useState } from 'react';
import { useRouter } from '../../lib/router/router-context';
import { ConfirmDialog } from '../dialog/confirm-dialog';

const HEADING = 'Leave without submitting?';
const DETAIL = 'Your answers have not been sent yet. They will be lost if you leave.';

type Props = {
  /** True while leaving would lose something. */
  readonly hasUnsavedChanges: boolean;
  /** The path of the safety net: nobody in need is held up by a question, and the flow outlives the visit. */
  readonly safetyNetPath: string;
  /** What else may be gone to freely: the way back to what is unsent. */
  readonly allowedPaths?: RegExp;
};

/** Asks before unsent answers are lost, by a reload or by leaving; the way to the safety net stays free (D7). */
export function UnsavedChangesPrompt({ hasUnsavedChanges, safetyNetPath, allowedPaths }: Props) {
  const navigation = useRouter();
  const [blockedNavigation, setBlockedNavigation] = useState<{ readonly leave: () => void } | null>(
    null,
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    return navigation.addBlocker(({ from, to, proceed }) => {
      const isSameForm = from.pathname === to.pathname && from.search === to.search;
      const isAllowed = to.pathname === safetyNetPath || allowedPaths?.test(to.pathname) === true;
      if (isSameForm || isAllowed) return false;
      setBlockedNavigation({ leave: proceed });
      return true;
    });
  }, [hasUnsavedChanges, navigation, safetyNetPath, allowedPaths]);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [hasUnsavedChanges]);

  return (
    <ConfirmDialog
      isOpen={blockedNavigation !== null}
      title={HEADING}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onConfirm={() => {
        setBlockedNavigation(null);
        blockedNavigation?.leave();
      }}
      onCancel={() => setBlockedNavigation(null)}
    >
      {DETAIL}
    </ConfirmDialog>
  );
}
