import { useEffect } from 'react';

/** Calls `onVisible` whenever the page becomes visible or its window gets the focus. */
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
