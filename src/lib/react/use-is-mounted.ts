import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen still stands: a late answer leads nobody away from where they have gone meanwhile. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
