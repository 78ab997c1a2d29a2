import type { Failure } from '../../../machines/port';
import { COULD_NOT_LOAD, getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';

type Props = {
  readonly failure: Failure;
  /** The same is being tried once more. */
  readonly isRetrying: boolean;
  readonly onTryAgain: () => void;
};

/** A part of a screen that could not be read, in the place of its content (§8, D9). */
export function InlineLoadError({ failure, isRetrying, onTryAgain }: Props) {
  const hint = getErrorHint(failure);
  return (
    <Alert
      tone="error"
      actions={
        <Button variant="secondary" isBusy={isRetrying} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      <p>{failure.message ?? COULD_NOT_LOAD}</p>
      {hint && <p>{hint}</p>}
    </Alert>
  );
}
