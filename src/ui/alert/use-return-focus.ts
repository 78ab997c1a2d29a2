import { useLayoutEffect, type RefObject } from 'react';

/**
 * Whatever goes away with a pressed button in it, such as 'Try again', hands the focus on to the heading of its part of
 * the page: reading goes on there.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const heading = element.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      if (heading === null || heading === undefined || element.contains(heading)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [box]);
}
