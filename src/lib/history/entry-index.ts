/** The router's index of the current history entry, from 0; null where the router did not create the entry. */
export function getEntryIndex(): number | null {
  const state = window.history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
