import { createContext, use } from 'react';

/**
 * Called by an effect before it navigates: true for the first call of the rendered history entry, false for later ones and
 * once another entry is the current one. A screen stays mounted after it has navigated, until the code of the next one is
 * loaded: an effect that runs again then must not navigate again, nor take the user away from a page they have opened. It is
 * another function each time that an entry is shown, also for one to which the user has gone back.
 */
export type ClaimEntry = () => boolean;

/** Provided by the app's router. */
export const ClaimEntryContext = createContext<ClaimEntry>(() => true);

export const useClaimEntry = (): ClaimEntry => use(ClaimEntryContext);
