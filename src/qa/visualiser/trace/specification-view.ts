import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a person has opened and how far the page was scrolled, until the visualiser is closed or reloaded. */
type SpecificationView = {
  /** The hash of the page that was scrolled. */
  hash: string;
  scrollTop: number;
  /** The ids of the statements whose pictures are open. */
  readonly openPictures: Set<string>;
};

const view: SpecificationView = { hash: '', scrollTop: 0, openPictures: new Set() };

/** True if the pictures of a statement were open when they were last shown. */
export const arePicturesOpen = (statementId: string): boolean => view.openPictures.has(statementId);

/** Remembers whether the pictures of a statement are open. */
export function setPicturesOpen(statementId: string, isOpen: boolean): void {
  if (isOpen) view.openPictures.add(statementId);
  else view.openPictures.delete(statementId);
}

/**
 * Scrolls the element to where it was when the same page was left, such as for a walkthrough. `isComplete`: everything that gives
 * the page its height is there.
 */
export function useScrollPosition(isComplete: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isComplete && view.hash === window.location.hash)
      element.current?.scrollTo({ top: view.scrollTop, behavior: 'instant' });
  }, [isComplete]);
  useLayoutEffect(() => {
    const current = element.current;
    const remember = () => {
      view.hash = window.location.hash;
      view.scrollTop = current?.scrollTop ?? 0;
    };
    // When the mode is left, the hash is already the next one.
    current?.addEventListener('scroll', remember, { passive: true });
    return () => current?.removeEventListener('scroll', remember);
  }, []);
  return element;
}
