import { ResultPage } from '../../ui/result-page/result-page';
import { COMPLETED_HEADING, COMPLETED_TEXT } from './copy';

/** The last step; the entered data is cleared by now (§4 COMPLETED). */
export function CompletedScreen() {
  return (
    <ResultPage heading={COMPLETED_HEADING} icon="check" tone="success">
      <p>{COMPLETED_TEXT}</p>
    </ResultPage>
  );
}
