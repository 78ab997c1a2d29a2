/** The code of an intake link, null without one, and whether the address bar shows it. */
export type IntakeLink = { readonly code: string | null; readonly isInAddress: boolean };

type LocationParts = { readonly search: string; readonly state: unknown };

/** Reads the code of an intake link from the query, else from the state of the history entry. */
export function readIntakeLink({ search, state }: LocationParts): IntakeLink {
  const query = new URLSearchParams(search);
  const codeFromQuery = query.get('code')?.trim() ?? '';
  const isInAddress = query.has('code');
  if (codeFromQuery !== '') return { code: codeFromQuery, isInAddress };
  if (typeof state !== 'object' || state === null || !('code' in state)) {
    return { code: null, isInAddress };
  }
  return {
    code: typeof state.code === 'string' && state.code !== '' ? state.code : null,
    isInAddress,
  };
}

/** Returns the query without the code. */
export function removeCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('code');
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
