import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`, so that a new one does not render the drawing again. */
export function useLatestCallback<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((value) => latest.current(value), []);
}
