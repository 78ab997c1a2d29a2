import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getFirstLoad } from '../../lib/first-load/first-load';

/** Returns a function that draws into `element`, in place of what `index.html` shows there. */
export function createPainter(element: HTMLElement): (content: ReactNode) => void {
  const firstLoad = getFirstLoad();
  // Something else may have been drawn before.
  firstLoad.showPage?.();
  const pageContent = [...element.childNodes];
  const root = createRoot(element);
  const showPage = () => {
    firstLoad.firstView?.end();
    firstLoad.firstView = null;
    firstLoad.showPage = null;
    root.render(null);
    element.replaceChildren(...pageContent);
  };
  return (content) => {
    if (firstLoad.showPage === null) element.replaceChildren();
    firstLoad.showPage = showPage;
    try {
      root.render(content);
    } catch (error) {
      showPage();
      throw error;
    }
  };
}
