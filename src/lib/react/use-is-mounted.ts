import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that is true while the component is mounted, so that a late response does not navigate. */
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
