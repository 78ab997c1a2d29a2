import { useEffect, useState } from 'react';
import { isChunkError, reloadOnce } from '../../lib/errors/chunk-recovery';
import { OFFLINE } from '../../lib/errors/error-messages';
import { useDrafts, useHasUnsavedChanges } from '../../lib/actors/actor-registry';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { Button } from '../button/button';
import { ResultPage } from '../result-page/result-page';

type Props = {
  readonly error: unknown;
  /** Loads the missing code again. */
  readonly onTryAgain: () => void;
};

const copy = {
  offline: { heading: 'This page could not be loaded', text: OFFLINE },
  notLoaded: {
    heading: 'This page needs to be reloaded',
    text: 'A part of it could not be loaded. There may be a new version, or your connection may be down.',
  },
  crashed: {
    heading: 'Something went wrong',
    text: 'This is our fault, not yours. Reload the page to go on.',
  },
};

/** Replaces a screen that threw an error, or whose code could not be loaded, as after a deployment or offline. */
export function ErrorFallback({ error, onTryAgain }: Props) {
  const [isOnline] = useState(() => navigator.onLine);
  const isMissing = isChunkError(error);
  useHideAppPrompt();
  const missingKind = isOnline ? 'notLoaded' : 'offline';
  const kind = isMissing ? missingKind : 'crashed';
  const hasUnsavedChanges = useHasUnsavedChanges();
  const isLossy = useDrafts().wouldReloadLoseChanges();
  useEffect(() => {
    if (kind === 'crashed') console.error('A screen crashed.', error);
    else if (!hasUnsavedChanges) void reloadOnce();
  }, [error, hasUnsavedChanges, kind]);

  const { heading, text } = copy[kind];
  return (
    <ResultPage
      icon={kind === 'offline' ? 'offline' : 'alert'}
      heading={heading}
      actions={
        <>
          {isMissing && <Button onClick={onTryAgain}>Try again</Button>}
          {kind !== 'offline' && (
            <Button
              variant={isMissing ? 'secondary' : 'primary'}
              onClick={() => window.location.reload()}
            >
              Reload
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {isLossy && kind !== 'offline' && (
        <p>
          What you typed has not been sent yet. Go back and send it first, because reloading loses
          it.
        </p>
      )}
    </ResultPage>
  );
}
