import type { Failure } from '../../../machines/port';
import { COULD_NOT_LOAD, getErrorHint } from '../../lib/errors/error-messages';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { Button } from '../button/button';
import { ResultPage } from '../result-page/result-page';
import { SupportContacts } from '../support-contacts/support-contacts';
import { LINK_PROBLEMS, SOMETHING_WENT_WRONG, TRY_AGAIN } from './copy';

type Props = {
  readonly failure: Failure | null;
  readonly onTryAgain?: () => void;
  /** What is loaded is that of a link, which the status of the response may say something about. */
  readonly isOfLink?: boolean;
};

/** Replaces a screen whose data could not be loaded: the error message, a retry button if there is a handler, and whom to ask where trying again cannot help (§8). */
export function LoadErrorPage({ failure, onTryAgain, isOfLink = false }: Props) {
  const isKiosk = useIsKiosk();
  const linkProblem = isOfLink ? getLinkProblem(failure, isKiosk) : null;
  if (linkProblem !== null) {
    const { heading, reason, nextStep } = linkProblem;
    // A 401 or a 403 may pass, as when the clinic unlocks the link; what is unknown or gone stays so.
    const mayWorkLater = failure?.status === 401 || failure?.status === 403;
    return (
      <ResultPage
        icon="info"
        heading={heading}
        actions={mayWorkLater && onTryAgain && <Button onClick={onTryAgain}>{TRY_AGAIN()}</Button>}
        help={<SupportContacts />}
      >
        <p role="alert">{failure?.message ?? reason}</p>
        {!isKiosk && <p>{nextStep}</p>}
      </ResultPage>
    );
  }
  const hint = failure && getErrorHint(failure);
  // A request that was rejected will be rejected again.
  const isFinal = onTryAgain === undefined || failure?.reason === 'rejected';
  return (
    <ResultPage
      icon="alert"
      heading={SOMETHING_WENT_WRONG()}
      actions={onTryAgain && <Button onClick={onTryAgain}>{TRY_AGAIN()}</Button>}
      help={isFinal && <SupportContacts />}
    >
      <p role="alert">{failure?.message ?? COULD_NOT_LOAD()}</p>
      {hint && <p>{hint}</p>}
    </ResultPage>
  );
}

/** At a kiosk the visitor has used no link: only an unknown user is told from other failures. */
function getLinkProblem(failure: Failure | null, isKiosk: boolean) {
  const status = failure?.status;
  if (isKiosk && status !== 404) return null;
  return status === 401 || status === 403 || status === 404 || status === 410
    ? LINK_PROBLEMS()[status]
    : null;
}
