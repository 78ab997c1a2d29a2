import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How far the page was scrolled, and its hash, until the visualiser is closed or reloaded. */
const left = { hash: '', scrollTop: 0 };

/**
 * Scrolls the element to where it was when the same page was left, such as for a walkthrough. `isComplete`: everything that gives
 * the page its height is there.
 */
export function useScrollPosition(isComplete: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isComplete && left.hash === window.location.hash)
      element.current?.scrollTo({ top: left.scrollTop, behavior: 'instant' });
  }, [isComplete]);
  useLayoutEffect(() => {
    const current = element.current;
    const remember = () => {
      left.hash = window.location.hash;
      left.scrollTop = current?.scrollTop ?? 0;
    };
    // When the mode is left, the hash is already the next one.
    current?.addEventListener('scroll', remember, { passive: true });
    return () => current?.removeEventListener('scroll', remember);
  }, []);
  return element;
}
