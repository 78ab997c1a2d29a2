import type { Failure } from '../../../machines/port';
import { COULD_NOT_LOAD, getErrorHint } from '../../lib/errors/error-messages';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { Button } from '../button/button';
import { ResultPage } from '../result-page/result-page';
import { SupportContacts } from '../support-contacts/support-contacts';
import { LINK_NOT_FOUND, SOMETHING_WENT_WRONG, TRY_AGAIN } from './copy';

type Props = {
  readonly failure: Failure | null;
  readonly onTryAgain?: () => void;
  /** What is loaded is that of a link: a 404 says that the link leads nowhere. */
  readonly isOfLink?: boolean;
};

/** Replaces a screen whose data could not be loaded: the error message, a retry button if there is a handler, and whom to ask where trying again cannot help (§8). */
export function LoadErrorPage({ failure, onTryAgain, isOfLink = false }: Props) {
  const hint = failure && getErrorHint(failure);
  // A request that was rejected will be rejected again.
  const isUnknown = isOfLink && failure?.status === 404;
  const isFinal = onTryAgain === undefined || failure?.reason === 'rejected';
  useHideAppPrompt();
  return (
    <ResultPage
      icon={isUnknown ? 'info' : 'alert'}
      heading={isUnknown ? LINK_NOT_FOUND() : SOMETHING_WENT_WRONG()}
      actions={onTryAgain && !isUnknown && <Button onClick={onTryAgain}>{TRY_AGAIN()}</Button>}
      help={isFinal && <SupportContacts />}
    >
      <p role="alert">{failure?.message ?? COULD_NOT_LOAD()}</p>
      {hint && <p>{hint}</p>}
    </ResultPage>
  );
}
