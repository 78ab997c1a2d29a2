import { useSelector } from '@xstate/react';
import { isLoadProblem } from '../../../../machines/card-setup/card-setup.selectors';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { removeToast } from '../../../ui/toaster/toaster';
import { getProblemText, NOT_READY, TRY_AGAIN } from './copy';
import type { CardSetupRef } from './use-card-setup';

/**
 * Alerts for a form that did not load (with a retry if there is a card provider), a card that was not saved, and a press
 * that came too early (§8).
 */
export function ProblemAlerts({ flow }: { readonly flow: CardSetupRef }) {
  const problem = useSelector(flow, ({ context }) => context.problem);
  const isNotReady = useSelector(flow, ({ context }) => context.isTooEarly);
  const isRetryUseful = useSelector(flow, (snapshot) => !snapshot.matches('notConfigured'));
  const isRetrying = useSelector(flow, (snapshot) => snapshot.hasTag('loading'));
  const handleRetry = () => {
    removeToast();
    flow.send({ type: 'TRY_AGAIN' });
  };
  const tryAgain = (
    <Button variant="secondary" isBusy={isRetrying} onClick={handleRetry}>
      {TRY_AGAIN()}
    </Button>
  );

  return (
    <>
      {problem !== null && (
        <Alert actions={isLoadProblem(problem) && isRetryUseful ? tryAgain : undefined}>
          {getProblemText(problem)}
        </Alert>
      )}
      {isNotReady && <Alert>{NOT_READY()}</Alert>}
    </>
  );
}
