import { useEffect } from 'react';

/** Calls `onBack` whenever the page is looked at again: its tab, its window or its app has come to the front. */
export function useOnVisible(onVisible: () => void): void {
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') onVisible();
    };
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('focus', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('focus', handleChange);
    };
  }, [onVisible]);
}
