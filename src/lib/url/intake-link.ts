import { useLocation } from 'react-router-dom';

/** What an intake link says: its code, null without one, and whether that still stands in the address bar. */
export type IntakeLink = { readonly code: string | null; readonly isInAddress: boolean };

type LocationParts = { readonly search: string; readonly state: unknown };

/**
 * The code of an intake link: from its query, and once that is out of the address from the history entry, where a reload
 * still finds it and nobody else sees it.
 */
export function readIntakeLink({ search, state }: LocationParts): IntakeLink {
  const query = new URLSearchParams(search);
  const typed = query.get('code')?.trim() ?? '';
  const isInAddress = query.has('code');
  if (typed !== '') return { code: typed, isInAddress };
  if (typeof state !== 'object' || state === null || !('code' in state)) {
    return { code: null, isInAddress };
  }
  return {
    code: typeof state.code === 'string' && state.code !== '' ? state.code : null,
    isInAddress,
  };
}

/** The link of the screen that is open; see `readIntakeLink`. */
export function useIntakeLink(): IntakeLink {
  // The router types the state as `any`.
  const { search, state } = useLocation() as LocationParts;
  return readIntakeLink({ search, state });
}

/** The query of an address without the code. */
export function removeCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('code');
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
