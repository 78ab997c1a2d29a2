import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A form of several pages, as far as the browser's history is concerned. */
export type PagedForm = {
  /** The page on screen, counted from 0. */
  readonly pageIndex: () => number;
  /** Goes on, where the form lets it. */
  readonly next: () => void;
  readonly back: () => void;
};

/** The page that a history entry stands for, counted from 0. */
export function getEntryPage(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('page' in state)) return 0;
  return typeof state.page === 'number' && Number.isInteger(state.page) ? state.page : 0;
}

/** Keeps the browser's Back and ours in step: every page of the form is a history entry. `form` keeps its identity. */
export function usePageHistory(form: PagedForm) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const entryPage = getEntryPage(location.state);

  /** The last page that has been on screen: Forward leads there again, and no further. */
  const lastVisited = useRef(0);

  useEffect(() => {
    lastVisited.current = Math.max(lastVisited.current, form.pageIndex());
    for (let page = form.pageIndex(); page > entryPage; page -= 1) form.back();
    for (let page = form.pageIndex(); page < Math.min(entryPage, lastVisited.current); page += 1)
      form.next();
    // Whether a page may be left is for the form to say.
    const pageIndex = form.pageIndex();
    if (entryPage > pageIndex)
      void navigate({ search }, { replace: true, state: { page: pageIndex } });
  }, [entryPage, form, key, navigate, search]);

  return {
    goNext: () => {
      const pageIndex = form.pageIndex();
      form.next();
      const page = form.pageIndex();
      lastVisited.current = Math.max(lastVisited.current, page);
      if (page > pageIndex) void navigate({ search }, { state: { page } });
    },
    goBack: () => {
      if (entryPage === form.pageIndex()) void navigate(-1);
      else form.back();
    },
  };
}
