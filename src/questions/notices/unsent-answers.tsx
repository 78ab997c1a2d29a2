import { useEffect, useReducer } from 'react';
import { useWouldReloadLoseChanges } from '../../lib/actors/actor-registry';
import { afterFrame } from '../../lib/browser/after-frame';
import { useRenderOnVisible } from '../../lib/browser/use-on-visible';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { KeptInput } from '../../ui/kept-input/kept-input';
import { DELETE_UNCERTAIN, DELETE_UNSENT, KEPT_IN_TAB } from './copy';

type Props = {
  readonly hasUnsentAnswers: boolean;
  /** Answers were sent, and the outcome is not known. */
  readonly isUncertain: boolean;
  readonly isBusy: boolean;
  readonly isReserved?: boolean;
  readonly onDelete: () => void;
};

/** Says that the unsent answers survive a reload, where they do, and offers to delete them (D10). */
export function UnsentAnswers({ hasUnsentAnswers, isUncertain, isBusy, ...props }: Props) {
  const wouldReloadLoseChanges = useWouldReloadLoseChanges();
  // The first view, which may have answers already, does not draw it.
  const isHydrating = useIsHydrating();
  useRenderOnVisible();
  const isKept = hasUnsentAnswers && !isHydrating && !wouldReloadLoseChanges();
  useRenderAfterInput(hasUnsentAnswers && !isKept);
  return (
    <KeptInput
      {...props}
      isKept={isKept}
      text={KEPT_IN_TAB()}
      question={isUncertain ? DELETE_UNCERTAIN() : DELETE_UNSENT()}
      isDisabled={isBusy}
    />
  );
}

/** Renders the component again after each input while active: a draft that became too old is stored again with the next answer. */
function useRenderAfterInput(isActive: boolean): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isActive) return;
    const handleInput = () => afterFrame(render);
    // Arrow keys change a number or a slider without an input event.
    const events = ['input', 'keyup', 'click'] as const;
    for (const name of events) window.addEventListener(name, handleInput);
    return () => {
      for (const name of events) window.removeEventListener(name, handleInput);
    };
  }, [isActive]);
}
