import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen still stands: a late answer leads nobody away from where they have gone meanwhile. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
