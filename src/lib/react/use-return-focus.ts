import { useLayoutEffect, type RefObject } from 'react';

/**
 * When the container is removed while it contains the focus, such as an alert after its 'Try again' was pressed, moves
 * the focus to the heading of the surrounding section, so that screen readers continue there.
 */
export function useReturnFocus(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const heading = element.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      if (heading === null || heading === undefined || element.contains(heading)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [container]);
}
