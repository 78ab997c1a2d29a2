import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskBeforeClosing } from '../../lib/browser/use-ask-before-closing';
import { useDrafts } from '../../lib/actors/actor-registry';
import { addBlocker } from '../../lib/history/block-navigation';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { DETAIL, HEADING, LEAVE, STAY, UNCERTAIN_DETAIL } from './copy';

type Props = {
  /** True while leaving would lose answers. */
  readonly hasUnsavedChanges: boolean;
  /** True while a submit is under way or its outcome is not known: closing the page always asks (D9). */
  readonly isSubmitUncertain?: boolean;
  /** The path of the safety net, never blocked: a user in need is not delayed, and the flow keeps running. */
  readonly safetyNetPath: string;
  /** Other paths that are not blocked: those that lead back to the unsent answers. */
  readonly allowedPaths?: RegExp;
};

/**
 * Asks for confirmation before a navigation that would lose unsent answers, never on the way to the safety net (D7), and
 * before a reload if they are not kept as a draft (D10).
 */
export function UnsavedChangesPrompt({
  hasUnsavedChanges,
  isSubmitUncertain = false,
  safetyNetPath,
  allowedPaths,
}: Props) {
  const { pathname, search, key } = useLocation();
  const { wouldReloadLoseChanges, discardDrafts } = useDrafts();
  const [blockedNavigation, setBlockedNavigation] = useState<{ readonly leave: () => void } | null>(
    null,
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    return addBlocker((to, proceed) => {
      const isSameForm = to.pathname === pathname && to.search === search;
      const isAllowed = to.pathname === safetyNetPath || allowedPaths?.test(to.pathname) === true;
      if (isSameForm || isAllowed) return false;
      setBlockedNavigation({ leave: proceed });
      return true;
    });
  }, [hasUnsavedChanges, pathname, search, key, safetyNetPath, allowedPaths]);

  useAskBeforeClosing(isSubmitUncertain);
  useAskBeforeClosing(hasUnsavedChanges, wouldReloadLoseChanges);

  return (
    <ConfirmDialog
      isOpen={blockedNavigation !== null}
      title={HEADING()}
      confirmLabel={LEAVE()}
      cancelLabel={STAY()}
      onConfirm={() => {
        setBlockedNavigation(null);
        discardDrafts();
        blockedNavigation?.leave();
      }}
      onCancel={() => setBlockedNavigation(null)}
    >
      {isSubmitUncertain ? UNCERTAIN_DETAIL() : DETAIL()}
    </ConfirmDialog>
  );
}
