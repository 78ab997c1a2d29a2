import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { ResultPage } from '../../ui/result-page/result-page';

/** Shown when the configuration is wrong (D1); the layout around it has the emergency note. */
export function ConfigurationErrorPage() {
  useHideAppPrompt();
  return (
    <ResultPage icon="alert" heading="This app is not set up correctly.">
      <p>Please tell your clinic.</p>
    </ResultPage>
  );
}
