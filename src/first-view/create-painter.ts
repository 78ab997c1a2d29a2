import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageLoad } from './page-load';

/** Draws a first view. */
export type Painter = {
  /** Draws into the element, in place of what `index.html` shows there. */
  readonly paint: (content: ReactNode) => void;
  /** Returns a copy of the emergency note and the crisis lines of `index.html`; null without them. */
  readonly copyHelp: () => Node | null;
};

/** Creates the painter of an element of the page. */
export function createPainter(element: HTMLElement, pageLoad: PageLoad): Painter {
  const pageContent = [...element.childNodes];
  const help = element.querySelector('.first-paint-help');
  const root = createRoot(element);
  const showPage = () => {
    pageLoad.firstView?.end();
    pageLoad.firstView = null;
    pageLoad.showPage = null;
    root.render(null);
    element.replaceChildren(...pageContent);
  };
  return {
    paint: (content) => {
      if (pageLoad.showPage === null) element.replaceChildren();
      pageLoad.showPage = showPage;
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
