import { useEffect } from 'react';

const ALWAYS = () => true;

/** Asks before the page is closed or reloaded while `isActive`, if `shouldAsk` (a stable function) returns true then. */
export function useAskBeforeClosing(isActive: boolean, shouldAsk: () => boolean = ALWAYS): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (shouldAsk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive, shouldAsk]);
}
