import type { Failure } from '../../../machines/port';
import { COULD_NOT_LOAD, getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { TRY_AGAIN } from './copy';

type Props = {
  readonly failure: Failure;
  /** True while the request is being retried. */
  readonly isRetrying: boolean;
  readonly onTryAgain: () => void;
};

/** Replaces a part of a screen whose data could not be loaded (§8, D9). */
export function InlineLoadError({ failure, isRetrying, onTryAgain }: Props) {
  const hint = getErrorHint(failure);
  return (
    <Alert
      tone="error"
      actions={
        <Button variant="secondary" isBusy={isRetrying} onClick={onTryAgain}>
          {TRY_AGAIN()}
        </Button>
      }
    >
      <p>{failure.message ?? COULD_NOT_LOAD()}</p>
      {hint && <p>{hint}</p>}
    </Alert>
  );
}
