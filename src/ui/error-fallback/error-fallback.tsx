import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/language/use-language';
import { isChunkError, reloadOnce } from '../../lib/errors/chunk-recovery';
import { OFFLINE } from '../../lib/errors/error-messages';
import { useWouldReloadLoseChanges, useHasUnsavedChanges } from '../../lib/actors/actor-registry';
import { Button } from '../button/button';
import { ResultPage } from '../result-page/result-page';
import { FAILURES, RELOAD, RELOADING_LOSES, TRY_AGAIN } from './copy';

type Props = {
  readonly error: unknown;
  /** Loads the missing code again. */
  readonly onTryAgain: () => void;
};

/** Replaces a screen that threw an error, or whose code could not be loaded, as after a deployment or offline. */
export function ErrorFallback({ error, onTryAgain }: Props) {
  useLanguage();
  const [isOnline] = useState(() => navigator.onLine);
  const isMissing = isChunkError(error);
  const missingKind = isOnline ? 'notLoaded' : 'offline';
  const kind = isMissing ? missingKind : 'crashed';
  const hasUnsavedChanges = useHasUnsavedChanges();
  const wouldReloadLoseChanges = useWouldReloadLoseChanges();
  useEffect(() => {
    if (kind === 'crashed') console.error('A screen crashed.', error);
    else if (!hasUnsavedChanges) void reloadOnce();
  }, [error, hasUnsavedChanges, kind]);

  const { heading, text } = { text: OFFLINE(), ...FAILURES()[kind] };
  return (
    <ResultPage
      icon={kind === 'offline' ? 'offline' : 'alert'}
      heading={heading}
      actions={
        <>
          {isMissing && <Button onClick={onTryAgain}>{TRY_AGAIN()}</Button>}
          {kind !== 'offline' && (
            <Button
              variant={isMissing ? 'secondary' : 'primary'}
              onClick={() => window.location.reload()}
            >
              {RELOAD()}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {wouldReloadLoseChanges() && kind !== 'offline' && <p>{RELOADING_LOSES()}</p>}
    </ResultPage>
  );
}
