import { getEntryIndex } from '../../lib/history/entry-index';
import { useHasStepBackButton } from '../../lib/history/step-back-button';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { BackAction } from './app-frame';
import { useBack } from './use-back';

type Props = {
  /** Where Back goes without history; null hides Back in that case. */
  readonly parentPath: string | null;
};

/** Back in the app bar; hidden while a step has its own Back, and when there is nothing to go back to (D9). */
export function BackButton({ parentPath }: Props) {
  const goBack = useBack(parentPath);
  const hasStepBack = useHasStepBackButton();
  // The first view has only that to a parent: where there is a page before, the form has its own Back.
  const hasOther = parentPath === null || (getEntryIndex() ?? 0) > 0;
  const isNotDrawn = useIsHydrating() && hasOther;
  if (hasStepBack || isNotDrawn || goBack === null) return null;
  return (
    <BackAction
      onClick={({ detail }) => {
        // The second click of a double click would go back from the page that has just opened.
        if (detail < 2) goBack();
      }}
    />
  );
}
