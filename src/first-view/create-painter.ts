import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageLoad } from './page-load';
import './preact-settings';

/** Draws a first view. */
export type Painter = {
  /** Draws into the element, in place of what `index.html` shows there. */
  readonly paint: (content: ReactNode) => void;
  /** Ends the components, for the app to take over their elements, which keep the page as it is. */
  readonly release: () => void;
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
    release: () => {
      // Preact would take the elements of what it unmounts out of the page.
      for (const child of element.children) child.remove = () => undefined;
      root.unmount();
      // React renders none of these (decision 0013): the same effects set them again before the next frame.
      for (const one of element.querySelectorAll('[style]:not(textarea)'))
        one.removeAttribute('style');
      // Preact's listeners and tree, which are objects, would keep the components in memory.
      for (const one of [element, ...element.querySelectorAll('*')])
        for (const [key, value] of Object.entries(one))
          if (typeof value === 'object' || key === 'remove') Reflect.deleteProperty(one, key);
    },
    copyHelp: () => help?.cloneNode(true) ?? null,
  };
}
