/** The code of an intake link, null without one, and whether the address bar shows it. */
type IntakeLink = { readonly code: string | null; readonly isInUrl: boolean };

/** Reads the code of an intake link from the query. */
export function readIntakeLink(search: string): IntakeLink {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim() ?? '';
  return { code: code === '' ? null : code, isInUrl: query.has('code') };
}

/** The page that requests a new link for an expired one; it keeps the code in its URL (D9). */
export function expiredLinkPath(code: string | null): string {
  const path = '/intake/expired-link';
  return code === null ? path : `${path}?${new URLSearchParams({ code }).toString()}`;
}

/** Returns the query without the code. */
export function removeCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('code');
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
