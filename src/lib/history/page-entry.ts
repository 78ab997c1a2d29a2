import { getEntryIndex } from './entry-index';

/** What the state of a history entry says of a form of several pages. */
export type PageEntry = {
  /** The index of the page, from 0. */
  readonly page: number;
  /** The first page that has an entry: a draft may be opened on a later page than the first of the form (D10). */
  readonly firstPage: number;
};

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Reads the page in the state of a history entry; null without one. */
export function readPageEntry(state: unknown): PageEntry | null {
  if (typeof state !== 'object' || state === null || !('page' in state)) return null;
  const { page } = state;
  if (!isIndex(page)) return null;
  const firstPage = 'firstPage' in state && isIndex(state.firstPage) ? state.firstPage : 0;
  return { page, firstPage: Math.min(firstPage, page) };
}

/** How many entries before this one belong to earlier pages of its form: to leave the form, go back past them. */
export function countEarlierPages(state: unknown): number {
  const entry = readPageEntry(state);
  return entry === null ? 0 : entry.page - entry.firstPage;
}

/** The page of the current history entry, from 0, before the router has loaded. */
export function readCurrentPage(): number {
  const state = window.history.state as { readonly usr?: unknown } | null;
  return readPageEntry(state?.usr)?.page ?? 0;
}

/** Adds an entry for a page as the router would, which has not loaded yet. */
export function pushPageEntry(entry: PageEntry): void {
  const index = getEntryIndex() ?? 0;
  // The router counts the entries of the app, the first of which has 0.
  window.history.replaceState({ ...window.history.state, idx: index }, '');
  window.history.pushState({ usr: entry, key: `page ${index + 1}`, idx: index + 1 }, '');
}
