import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { ResultPage } from '../../ui/result-page/result-page';
import { NOT_SET_UP, TELL_CLINIC } from './copy';

/** Shown when the configuration is wrong (D1); the layout around it has the emergency note. */
export function ConfigurationErrorPage() {
  useHideAppPrompt();
  return (
    <ResultPage icon="alert" heading={NOT_SET_UP()}>
      <p>{TELL_CLINIC()}</p>
    </ResultPage>
  );
}
