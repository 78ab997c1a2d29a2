import { useStepBackButton } from '../../lib/history/step-back-button';
import { Button } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import {
  CONTINUE_HERE,
  OPEN_ELSEWHERE_HEADING,
  OPEN_ELSEWHERE_TEXT,
  WAITING_FOR_TAB,
} from './copy';

type Props = {
  /** True while the other tab is asked to stop. */
  readonly isBusy: boolean;
  readonly onContinue: () => void;
};

/** In place of the steps while another tab writes the intake (D9). */
export function OpenElsewherePage({ isBusy, onContinue }: Props) {
  useStepBackButton(true);
  return (
    <ResultPage
      heading={OPEN_ELSEWHERE_HEADING()}
      icon="alert"
      actions={
        <Button isBusy={isBusy} busyLabel={WAITING_FOR_TAB()} onClick={onContinue}>
          {CONTINUE_HERE()}
        </Button>
      }
    >
      <p>{OPEN_ELSEWHERE_TEXT()}</p>
    </ResultPage>
  );
}
