import { ResultPage } from '../../ui/result-page/result-page';
import { COMPLETED_HEADING, COMPLETED_TEXT } from './copy';

/** The end: nothing of what was entered is left here (§4 COMPLETED). */
export function CompletedScreen() {
  return (
    <ResultPage heading={COMPLETED_HEADING} icon="check" tone="success">
      <p>{COMPLETED_TEXT}</p>
    </ResultPage>
  );
}
