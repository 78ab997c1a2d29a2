import { useStepBackButton } from '../../lib/history/step-back-button';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { ALREADY_COMPLETED_HEADING, ALREADY_COMPLETED_TEXT } from './copy';

/** /intake/completed: shown when the link's intake is already complete (§2). */
export function AlreadyCompletedPage() {
  useStepBackButton(true);
  return (
    <ResultPage
      heading={ALREADY_COMPLETED_HEADING()}
      icon="check"
      tone="success"
      help={<SupportContacts />}
    >
      <p>{ALREADY_COMPLETED_TEXT()}</p>
    </ResultPage>
  );
}
