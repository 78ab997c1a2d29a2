import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getFirstLoad } from '../lib/first-load/first-load';

/** Draws a first view. */
export type Painter = {
  /** Draws into the element, in place of what `index.html` shows there. */
  readonly paint: (content: ReactNode) => void;
  /** Returns a copy of the emergency note and the crisis lines of `index.html`; null without them. */
  readonly copyHelp: () => Node | null;
};

/** Creates the painter of an element of the page. */
export function createPainter(element: HTMLElement): Painter {
  const firstLoad = getFirstLoad();
  const pageContent = [...element.childNodes];
  const help = element.querySelector('.first-paint-help');
  const root = createRoot(element);
  const showPage = () => {
    firstLoad.firstView?.end();
    firstLoad.firstView = null;
    firstLoad.showPage = null;
    root.render(null);
    element.replaceChildren(...pageContent);
  };
  return {
    paint: (content) => {
      if (firstLoad.showPage === null) element.replaceChildren();
      firstLoad.showPage = showPage;
      try {
        root.render(content);
      } catch (error) {
        showPage();
        throw error;
      }
    },
    copyHelp: () => help?.cloneNode(true) ?? null,
  };
}
