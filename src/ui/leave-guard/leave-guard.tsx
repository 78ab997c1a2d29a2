import { useEffect, useState } from 'react';
import { useNavigation } from '../../lib/navigation/navigation-context';
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
  const navigation = useNavigation();
  const [asked, setAsked] = useState<{ readonly leave: () => void } | null>(null);

  useEffect(() => {
    if (!hasUnsent) return;
    return navigation.addGuard(({ from, to, leave }) => {
      const isSameForm = from.pathname === to.pathname && from.search === to.search;
      const isFree = to.pathname === safetyNetPath || wayBack?.test(to.pathname) === true;
      if (isSameForm || isFree) return false;
      setAsked({ leave });
      return true;
    });
  }, [hasUnsent, navigation, safetyNetPath, wayBack]);

  useEffect(() => {
    if (!hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={HEADING}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onConfirm={() => {
        setAsked(null);
        asked?.leave();
      }}
      onCancel={() => setAsked(null)}
    >
      {DETAIL}
    </ConfirmDialog>
  );
}
