import { useWouldReloadLoseChanges } from '../../lib/actors/actor-registry';
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
  return (
    <KeptInput
      {...props}
      isKept={hasUnsentAnswers && !isHydrating && !wouldReloadLoseChanges()}
      text={KEPT_IN_TAB()}
      question={isUncertain ? DELETE_UNCERTAIN() : DELETE_UNSENT()}
      isDisabled={isBusy}
    />
  );
}
