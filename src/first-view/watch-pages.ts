import { pushPageEntry, readCurrentPage } from '../lib/history/page-entry';
import type { ViewForm } from './view-form';

/**
 * Changes the pages of the first view, each of which is a history entry, as in the app. `onChange` is called when
 * another page is shown.
 */
export function watchPages(form: Pick<ViewForm, 'send' | 'getPageIndex'>, onChange: () => void) {
  const change = (type: 'NEXT' | 'BACK'): boolean => {
    const isChanged = form.send({ type });
    if (isChanged) onChange();
    return isChanged;
  };
  /** Brings the form to the page of the current entry, as far as it goes at once. */
  const followHistory = () => {
    const page = readCurrentPage();
    while (form.getPageIndex() > page && change('BACK'));
    while (form.getPageIndex() < page && change('NEXT'));
  };
  window.addEventListener('popstate', followHistory);

  return {
    /** Goes to the next page; returns false if that needs the app. */
    goNext: (): boolean => {
      const isNext = change('NEXT');
      if (isNext) pushPageEntry({ page: form.getPageIndex(), firstPage: 0 });
      return isNext;
    },
    stop: () => window.removeEventListener('popstate', followHistory),
  };
}
