import { useEffect, useReducer, useRef } from 'react';

/** A tab that is shown gets the focus, too: both count as one within this time, in ms. */
const SAME_MS = 100;

/** Calls `onVisible` whenever the page becomes visible or its window gets the focus. */
export function useOnVisible(onVisible: () => void): void {
  const lastAt = useRef(-Infinity);
  useEffect(() => {
    const handleChange = ({ timeStamp }: Event) => {
      if (document.visibilityState !== 'visible' || timeStamp - lastAt.current < SAME_MS) return;
      lastAt.current = timeStamp;
      onVisible();
    };
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('focus', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('focus', handleChange);
    };
  }, [onVisible]);
}

/** Renders the component again then, because what it reads from storage may have been cleared meanwhile. */
export function useRenderOnVisible(): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useOnVisible(render);
}
