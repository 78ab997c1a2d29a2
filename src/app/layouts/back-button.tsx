import { useHasStepBackButton } from '../../lib/history/step-back-button';
import { Button } from '../../ui/button/button';
import { useBack } from './use-back';

type Props = {
  /** Where Back leads without a history; without it there is no Back then. */
  readonly parentPath: string | null;
};

/** The app bar's Back; absent while the screen has a step's own, and where there is nothing to go back to (D9). */
export function BackButton({ parentPath }: Props) {
  const goBack = useBack(parentPath);
  const hasStepBack = useHasStepBackButton();
  if (hasStepBack || goBack === null) return null;
  return (
    <Button
      variant="quiet"
      icon="back"
      onClick={({ detail }) => {
        // The second press of a double one would lead back from where nobody has been looking yet.
        if (detail < 2) goBack();
      }}
    >
      Back
    </Button>
  );
}
