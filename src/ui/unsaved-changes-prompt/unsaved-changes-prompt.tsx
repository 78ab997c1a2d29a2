import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskBeforeClosing } from '../../lib/browser/use-ask-before-closing';
import { useWouldReloadLoseChanges } from '../../lib/actors/actor-registry';
import { addBlocker } from '../../lib/history/block-navigation';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import {
  DETAIL,
  HEADING,
  KEPT_DETAIL,
  LEAVE,
  STAY,
  UNCERTAIN_DETAIL,
  UNCERTAIN_KEPT_DETAIL,
} from './copy';

type Props = {
  /** True while there are answers that have not been sent. */
  readonly hasUnsavedChanges: boolean;
  /** True while a submit is under way or its outcome is not known: closing the page always asks (D9). */
  readonly isSubmitUncertain?: boolean;
  /** The path of the safety net, never blocked: a user in need is not delayed, and the flow keeps running. */
  readonly safetyNetPath: string;
  /** Other paths that are not blocked: those that lead back to the unsent answers. */
  readonly allowedPaths?: RegExp;
};

/**
 * Asks for confirmation before a navigation that leaves unsent answers, never on the way to the safety net (D7), and before a
 * reload if they are not kept as a draft. A draft stays when its form is left (D10).
 */
export function UnsavedChangesPrompt({
  hasUnsavedChanges,
  isSubmitUncertain = false,
  safetyNetPath,
  allowedPaths,
}: Props) {
  const { pathname, search, key } = useLocation();
  const wouldReloadLoseChanges = useWouldReloadLoseChanges();
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
        blockedNavigation?.leave();
      }}
      onCancel={() => setBlockedNavigation(null)}
    >
      {blockedNavigation && getDetail(isSubmitUncertain, !wouldReloadLoseChanges())}
    </ConfirmDialog>
  );
}

function getDetail(isSubmitUncertain: boolean, isKept: boolean): string {
  if (isSubmitUncertain) return isKept ? UNCERTAIN_KEPT_DETAIL() : UNCERTAIN_DETAIL();
  return isKept ? KEPT_DETAIL() : DETAIL();
}
