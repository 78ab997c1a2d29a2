import { useIntakeInfo } from '../../state/intake-info-context';
import { ResultPage } from '../../ui/result-page/result-page';
import { CLOSE_WINDOW, COMPLETED_HEADING, completedText } from './copy';

/** The last step; the entered data is cleared by now (§4 COMPLETED). */
export function CompletedScreen() {
  const { name } = useIntakeInfo().clinic;
  return (
    <ResultPage heading={COMPLETED_HEADING()} icon="check" tone="success">
      <p>{completedText(name)}</p>
      <p>{CLOSE_WINDOW()}</p>
    </ResultPage>
  );
}
