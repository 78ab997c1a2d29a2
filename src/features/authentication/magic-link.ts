import * as v from 'valibot';
import { toDestination } from './login-state';

/** The code of a magic link, '' without one, and where to go after its exchange. */
export type MagicLink = { readonly code: string; readonly next: string };

type LocationParts = { readonly search: string; readonly state: unknown };

const linkStateSchema = v.object({ code: v.string(), next: v.string() });

/** Reads the link from the URL, or after a reload from the history entry (D3). */
export function readMagicLink({ search, state }: LocationParts, ownOrigin: string): MagicLink {
  const query = new URLSearchParams(search);
  const stored = v.safeParse(linkStateSchema, query.has('code') ? null : state);
  const code = stored.success ? stored.output.code : query.get('code');
  const next = stored.success ? stored.output.next : query.get('next');
  return { code: code ?? '', next: toDestination(next, ownOrigin) };
}
