import type { Failure } from '../port';

export type MagicLinkInput = {
  /** The code of the link; '' if it has none, or if it has been exchanged before. */
  readonly code: string;
};

export type MagicLinkContext = MagicLinkInput & { readonly failure: Failure | null };

export type MagicLinkEvent = { readonly type: 'TRY_AGAIN' };
