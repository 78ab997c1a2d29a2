import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useHasUnsent } from '../../lib/kept-actors';
import { Button } from '../../ui/button/button';
import { ScreenMessage } from '../../ui/screen-message/screen-message';
import { AppShell } from '../shells/app-shell';
import { isChunkError, reloadOnce } from '../chunk-recovery';

/** What stands where a screen broke and no frame is left around it. */
export function ErrorScreen() {
  return (
    <AppShell>
      <BrokenScreen />
    </AppShell>
  );
}

/** What stands where a screen broke, or could not be loaded after a deployment, within the frame that still stands. */
export function BrokenScreen() {
  const error = useRouteError();
  const isGone = isChunkError(error);
  const hasUnsent = useHasUnsent();
  useEffect(() => {
    if (!isGone) console.error('A screen broke.', error);
    else if (!hasUnsent) reloadOnce();
  }, [error, isGone, hasUnsent]);

  return (
    <ScreenMessage
      heading={isGone ? 'This page needs to be reloaded' : 'Something went wrong'}
      actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
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
