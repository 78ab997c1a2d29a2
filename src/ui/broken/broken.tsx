import { useEffect } from 'react';
import { isChunkError, reloadOnce } from '../../lib/chunk-recovery';
import { useHasUnsent } from '../../lib/kept-actors';
import { Button } from '../button/button';
import { ScreenMessage } from '../screen-message/screen-message';

type Props = {
  readonly error: unknown;
  /** Puts up once more what is missing. */
  readonly onTryAgain: () => void;
};

/** What stands where a screen broke, or could not be loaded, as after a deployment or without a network. */
export function Broken({ error, onTryAgain }: Props) {
  const isGone = isChunkError(error);
  const hasUnsent = useHasUnsent();
  useEffect(() => {
    if (!isGone) console.error('A screen broke.', error);
    else if (!hasUnsent) void reloadOnce();
  }, [error, isGone, hasUnsent]);

  return (
    <ScreenMessage
      heading={isGone ? 'This page needs to be reloaded' : 'Something went wrong'}
      actions={
        <>
          {isGone && <Button onClick={onTryAgain}>Try again</Button>}
          <Button
            variant={isGone ? 'secondary' : 'primary'}
            onClick={() => window.location.reload()}
          >
            Reload
          </Button>
        </>
      }
    >
      <p>
        {isGone
          ? 'A part of it could not be loaded. There may be a new version, or your connection may be down.'
          : 'This is our fault, not yours. Reload the page to go on.'}
      </p>
      {hasUnsent && (
        <p>What you typed has not been sent yet. Go back and send it first: a reload loses it.</p>
      )}
    </ScreenMessage>
  );
}
