import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A form of several pages, as the browser history needs it. */
export type PagedForm = {
  /** The index of the current page, from 0. */
  readonly getPageIndex: () => number;
  /** Goes to the next page, unless the form refuses. */
  readonly next: () => void;
  readonly back: () => void;
};

/** Returns the page index in the state of a history entry; 0 without one. */
export function getEntryPage(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('page' in state)) return 0;
  return typeof state.page === 'number' && Number.isInteger(state.page) ? state.page : 0;
}

/** Keeps the form and the browser history in sync: each page is a history entry. `form` must be a stable reference. */
export function usePageHistory(form: PagedForm) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const entryPage = getEntryPage(location.state);

  /** The highest page visited so far: Forward goes no further. */
  const lastVisited = useRef(0);

  useEffect(() => {
    lastVisited.current = Math.max(lastVisited.current, form.getPageIndex());
    for (let page = form.getPageIndex(); page > entryPage; page -= 1) form.back();
    for (let page = form.getPageIndex(); page < Math.min(entryPage, lastVisited.current); page += 1)
      form.next();
    // The form may refuse to leave a page: then the entry follows the form.
    const pageIndex = form.getPageIndex();
    if (entryPage > pageIndex)
      void navigate({ search }, { replace: true, state: { page: pageIndex } });
  }, [entryPage, form, key, navigate, search]);

  return {
    goNext: () => {
      const pageIndex = form.getPageIndex();
      form.next();
      const page = form.getPageIndex();
      lastVisited.current = Math.max(lastVisited.current, page);
      if (page > pageIndex) void navigate({ search }, { state: { page } });
    },
    /** Follows a form that has gone to its first page by itself. */
    goToFirst: () => {
      if (entryPage > 0) void navigate(-entryPage);
    },
    goBack: () => {
      if (entryPage === form.getPageIndex()) void navigate(-1);
      else form.back();
    },
  };
}
