import { useEffect } from 'react';

/** Calls `onBack` whenever the page is looked at again: its tab, its window or its app has come to the front. */
export function useBackInView(onBack: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onBack();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [onBack]);
}
