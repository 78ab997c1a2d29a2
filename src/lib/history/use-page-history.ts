import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countEarlierPages, readPageEntry, type PageEntry } from './page-entry';

/** The flow of a form of several pages, as the browser history needs it. */
type PagedForm = {
  readonly getSnapshot: () => {
    /** The index of the current page, from 0. */
    readonly context: { readonly pageIndex: number };
  };
  /** Changes the page, unless the form refuses. */
  readonly send: (event: { readonly type: 'NEXT' | 'BACK' }) => void;
};

const getPageIndex = (form: PagedForm) => form.getSnapshot().context.pageIndex;

const FIRST_PAGE: PageEntry = { page: 0, firstPage: 0 };

/** Keeps the form and the browser history in sync: each page is a history entry. `form` must be a stable reference. */
export function usePageHistory(form: PagedForm) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const entry = readPageEntry(location.state);
  const hasEntry = entry !== null;
  const { page: entryPage, firstPage } = entry ?? FIRST_PAGE;

  /** The highest page visited so far: Forward goes no further. */
  const lastVisited = useRef(0);
  /** The key of the entry in which the form was opened; null once another entry is shown. */
  const openedIn = useRef<string | null>(key);

  const replaceEntry = useCallback(
    (state: PageEntry) => void navigate({ search }, { replace: true, state }),
    [navigate, search],
  );

  useEffect(() => {
    const openedPage = getPageIndex(form);
    lastVisited.current = Math.max(lastVisited.current, openedPage);
    if (openedIn.current !== key) openedIn.current = null;
    // A new entry does not take a form with a draft back to its first page (D10).
    if (openedIn.current === key && !hasEntry && openedPage > 0) {
      replaceEntry({ page: openedPage, firstPage: openedPage });
      return;
    }
    for (let page = openedPage; page > entryPage; page -= 1) form.send({ type: 'BACK' });
    for (let page = getPageIndex(form); page < Math.min(entryPage, lastVisited.current); page += 1)
      form.send({ type: 'NEXT' });
    // The form may refuse to leave a page: then the entry follows the form.
    const pageIndex = getPageIndex(form);
    if (entryPage > pageIndex)
      replaceEntry({ page: pageIndex, firstPage: Math.min(firstPage, pageIndex) });
  }, [entryPage, firstPage, form, hasEntry, key, replaceEntry]);

  const earlierPages = countEarlierPages(location.state);
  return {
    goNext: () => {
      const pageIndex = getPageIndex(form);
      form.send({ type: 'NEXT' });
      const page = getPageIndex(form);
      lastVisited.current = Math.max(lastVisited.current, page);
      if (page > pageIndex) void navigate({ search }, { state: { page, firstPage } });
    },
    /** Follows a form that has gone to its first page by itself. */
    goToFirst: () => {
      lastVisited.current = 0;
      if (earlierPages > 0) void navigate(-earlierPages);
      else if (entryPage > 0) replaceEntry(FIRST_PAGE);
    },
    goBack: () => {
      const isOpenedOnLaterPage = entryPage > 0 && earlierPages === 0;
      if (entryPage === getPageIndex(form) && !isOpenedOnLaterPage) {
        void navigate(-1);
        return;
      }
      form.send({ type: 'BACK' });
      const page = getPageIndex(form);
      if (page < firstPage) replaceEntry({ page, firstPage: page });
    },
  };
}
