import type { Failure } from '../../../machines/port';
import { COULD_NOT_LOAD, getErrorHint } from '../../lib/errors/error-messages';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { ResultPage } from '../result-page/result-page';

type Props = { readonly failure: Failure | null; readonly onTryAgain?: () => void };

/** Replaces a screen whose data could not be loaded: the error message, and a retry button if there is a handler (§8). */
export function LoadErrorPage({ failure, onTryAgain }: Props) {
  const hint = failure && getErrorHint(failure);
  useHideAppPrompt();
  return (
    <ResultPage
      heading="Something went wrong"
      actions={onTryAgain && <Button onClick={onTryAgain}>Try again</Button>}
    >
      <Alert tone="error">{failure?.message ?? COULD_NOT_LOAD}</Alert>
      {hint && <p>{hint}</p>}
    </ResultPage>
  );
}
