import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/button/button';
import { ScreenMessage } from '../../ui/screen-message/screen-message';
import { AppShell } from '../shells/app-shell';
import { isChunkError, reloadOnce } from '../chunk-recovery';

/** What stands where a screen broke, or could not be loaded after a deployment. */
export function ErrorScreen() {
  const error = useRouteError();
  const isGone = isChunkError(error);
  useEffect(() => {
    if (isGone) reloadOnce();
    else console.error('A screen broke.', error);
  }, [error, isGone]);

  return (
    <AppShell>
      <ScreenMessage
        heading={isGone ? 'This page needs to be reloaded' : 'Something went wrong'}
        actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        <p>
          {isGone
            ? 'A part of it could not be loaded. There may be a new version, or your connection may be down.'
            : 'This is our fault, not yours. Reload the page to go on.'}
        </p>
      </ScreenMessage>
    </AppShell>
  );
}
